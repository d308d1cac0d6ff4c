import type { PageMatch } from "@understudy/model";
import type { TablePosition } from "@understudy/ui";
import { fieldsIn } from "../lib/json";
import { storageKeys } from "../lib/storage";

/** A long list scrolls in its own box, a short one with the page. */
export interface ScrollPosition {
  table?: TablePosition;
  pageTop?: number;
}

/** Scroll positions in sessionStorage, after a reload or Back only: a typed address starts at the top. */
export function scrollsBeforeReload(key: string): [string, number][] {
  const isReloaded = performance
    .getEntriesByType("navigation")
    .some((entry) => "type" in entry && entry.type !== "navigate");
  try {
    const stored = isReloaded ? fieldsIn(JSON.parse(sessionStorage.getItem(key) ?? "null")) : {};
    return Object.entries(stored).flatMap(([name, top]) => (typeof top === "number" ? [[name, top]] : []));
  } catch {
    // Corrupt or blocked.
    return [];
  }
}

/** The pages of the session, and where their lists were scrolled to. No state: nothing is drawn from it. */
export class PageHistory {
  /** By path, most recent last. */
  readonly visited = new Map<string, PageMatch>();
  /** Of lists, by URL. ScrollRestoration knows only the window, and only history entries. */
  readonly scroll = new Map<string, ScrollPosition>(
    scrollsBeforeReload(storageKeys.listScrolls).map(([url, scrollTop]) => [url, { table: { scrollTop } }]),
  );

  /** For a reload. */
  store(): void {
    const tops = [...this.scroll].map(([url, { table }]) => [url, table?.scrollTop]);
    try {
      sessionStorage.setItem(storageKeys.listScrolls, JSON.stringify(Object.fromEntries(tops)));
    } catch {
      // Full or blocked.
    }
  }
}
