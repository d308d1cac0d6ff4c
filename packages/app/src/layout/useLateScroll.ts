import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../session/session";

const giveUpMs = 15_000;

/** ScrollRestoration scrolls once, when a page may still be too short. This scrolls when its data has arrived. */
export function useLateScroll(): void {
  const { router } = useSession();
  const location = useLocation();
  useEffect(() => {
    const { location: current, restoreScrollPosition: top } = router.state;
    // The hook's location is a copy of the router's.
    if (current.key !== location.key || typeof top !== "number" || top <= window.scrollY) return undefined;
    const over = new AbortController();
    const stop = () => over.abort();
    const observer = new ResizeObserver(() => {
      if (document.documentElement.scrollHeight - window.innerHeight < top) return;
      window.scrollTo({ top, behavior: "instant" });
      stop();
    });
    over.signal.addEventListener("abort", () => observer.disconnect());
    for (const event of ["pointerdown", "wheel", "keydown"]) window.addEventListener(event, stop, over);
    setTimeout(stop, giveUpMs);
    observer.observe(document.body);
    return stop;
  }, [router, location]);
}
