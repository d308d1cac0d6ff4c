import type { PageMatch } from "@understudy/model";
import type { TablePosition } from "@understudy/ui";

/** A long list scrolls in its own box, a short one with the page. */
export interface ScrollPosition {
  table?: TablePosition;
  pageTop?: number;
}

/** The pages of the session, and where their lists were scrolled to. No state: nothing is drawn from it. */
export class PageHistory {
  /** By path, most recent last. */
  readonly visited = new Map<string, PageMatch>();
  /** Of lists, by URL. ScrollRestoration knows only the window, and only history entries. */
  readonly scroll = new Map<string, ScrollPosition>();
}
