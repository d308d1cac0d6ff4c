import { fieldsIn } from "../lib/json";
import { scrollsBeforeReload } from "../lib/scrolls-before-reload";
import { storageKeys } from "../lib/storage";

const giveUpMs = 15_000;

/**
 * Scrolls the page, again when it has become long enough: rows below the window have their height once they are near
 * it. Stops when the user scrolls, or when the returned function is called.
 */
export function scrollPageTo(top: number): () => void {
  window.scrollTo({ top, behavior: "instant" });
  const over = new AbortController();
  const stop = () => over.abort();
  if (window.scrollY >= top) return stop;
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
}

let isRestored = false;

/** Scrolls to where the page was before a reload, once its data has arrived. ScrollRestoration tries when it is short. */
export function restoreScroll(): void {
  if (isRestored) return;
  isRestored = true;
  // The router's name of the history entry.
  const { key } = fieldsIn(window.history.state);
  const top = scrollsBeforeReload(storageKeys.scrolls).get(typeof key === "string" ? key : "default") ?? 0;
  if (top > window.scrollY) scrollPageTo(top);
}
