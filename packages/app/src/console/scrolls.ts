import { NavigationType, type Location } from "react-router-dom";
import { storageKeys } from "../lib/storage";
import type { Move } from "./address";
import { decoded } from "./decoded";

/** Nobody goes back further, and every page visited adds an entry. */
const mostKept = 50;

function recalled(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeys.scrolls) ?? "{}");
    const entries = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === "number"));
  } catch {
    return new Map();
  }
}

/** Where each entry of the history was scrolled to, so that Back leads there again and everything else begins at the top. */
export class Scrolls {
  readonly #tops = recalled();
  /** What was here before scrolls on without a jump. */
  #still: string | null = null;

  leave(from: Location, { location, keepsScroll }: Move): void {
    this.#note(from);
    this.#still = keepsScroll ? location.key : null;
  }

  /** To be called once the page is drawn. */
  arrive({ key, hash }: Location, action: NavigationType): void {
    if (key === this.#still) return;
    const top = action === NavigationType.Pop ? this.#tops.get(key) : undefined;
    const named =
      top === undefined && hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
    if (named) named.scrollIntoView();
    else window.scrollTo(0, top ?? 0);
  }

  /** The browser would restore them by itself, before there is a page to scroll. */
  takeOver(current: () => Location): () => void {
    window.history.scrollRestoration = "manual";
    const keep = () => {
      this.#note(current());
      window.history.scrollRestoration = "auto";
      try {
        sessionStorage.setItem(
          storageKeys.scrolls,
          JSON.stringify(Object.fromEntries([...this.#tops].slice(-mostKept))),
        );
      } catch {
        // Then a reload begins at the top.
      }
    };
    const back = () => {
      window.history.scrollRestoration = "manual";
    };
    window.addEventListener("pagehide", keep);
    window.addEventListener("pageshow", back);
    return () => {
      window.removeEventListener("pagehide", keep);
      window.removeEventListener("pageshow", back);
    };
  }

  #note({ key }: Location): void {
    // Taken out first, so that the latest stand last.
    this.#tops.delete(key);
    this.#tops.set(key, window.scrollY);
  }
}
