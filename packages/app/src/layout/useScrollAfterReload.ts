import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { storageKeys } from "../lib/storage";
import { scrollsBeforeReload } from "../session/page-history";

const giveUpMs = 15_000;

/** Restores the scroll position once the page's data has arrived. ScrollRestoration tries before, when the page is short. */
export function useScrollAfterReload(): void {
  const { key } = useLocation();
  const [reloaded] = useState(key);
  useEffect(() => {
    const [, top = 0] = scrollsBeforeReload(storageKeys.scrolls).find(([name]) => name === reloaded) ?? [];
    if (top <= window.scrollY) return undefined;
    const over = new AbortController();
    const observer = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - window.innerHeight < top) return;
      window.scrollTo({ top, behavior: "instant" });
      over.abort();
    });
    over.signal.addEventListener("abort", () => observer.disconnect());
    for (const event of ["pointerdown", "wheel", "keydown"])
      window.addEventListener(event, () => over.abort(), over);
    setTimeout(() => over.abort(), giveUpMs);
    observer.observe(document.body);
    return () => over.abort();
  }, [reloaded]);
}
