import { fieldsIn } from "../lib/json";
import { scrollsBeforeReload } from "../lib/scrolls-before-reload";
import { storageKeys } from "../lib/storage";

const giveUpMs = 15_000;

let isRestored = false;

/** Scrolls to where the page was before a reload, once its data has arrived. ScrollRestoration tries when it is short. */
export function restoreScroll(): void {
  if (isRestored) return;
  isRestored = true;
  // The router's name of the history entry.
  const { key } = fieldsIn(window.history.state);
  const top = scrollsBeforeReload(storageKeys.scrolls).get(typeof key === "string" ? key : "default") ?? 0;
  if (top <= window.scrollY) return;
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
}
