import type { TablePosition } from "@understudy/ui";

/** A long list scrolls in its own box, a short one with the page. */
interface ScrollPosition {
  table?: TablePosition;
  pageTop?: number;
}

/** Scroll positions of lists by URL. ScrollRestoration knows only the window, and only history entries. */
export class ScrollPositions {
  readonly #byUrl = new Map<string, ScrollPosition>();
  /** The list whose detail page is open. */
  #detailOf: string | null = null;

  save(url: string, part: ScrollPosition): void {
    this.#byUrl.set(url, { ...this.#byUrl.get(url), ...part });
  }

  /** Restored after Back, and after a link from a detail page to its list. */
  restore(url: string, isBack: boolean): ScrollPosition {
    const [list] = url.split("?");
    return (isBack || list === this.#detailOf ? this.#byUrl.get(url) : undefined) ?? {};
  }

  setDetailOf(list: string | null): void {
    this.#detailOf = list;
  }
}
