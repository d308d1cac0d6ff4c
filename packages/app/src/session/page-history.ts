import { fieldsIn, parseJson } from "@understudy/api";
import type { PageMatch } from "@understudy/model";
import type { TablePosition } from "@understudy/ui";
import type { Location } from "react-router-dom";
import { storageKeys } from "../lib/storage";

/** Names the scroll positions of a history entry, for ScrollRestoration and for the box of a long list. */
export function scrollKeyOf({ key, state }: Location): string {
  const { scrollKey } = fieldsIn(state);
  return typeof scrollKey === "string" ? scrollKey : key;
}

/** The pages of the session, and where long lists were scrolled to. No state: nothing is drawn from it. */
export class PageHistory {
  /** By path, most recent last. */
  readonly visited = new Map<string, PageMatch>();
  /** Of the lists that scroll in their own box, by scroll key. */
  readonly tables = new Map<string, TablePosition>();
  /** The last scroll key of each list, by URL. */
  readonly listKeys = new Map<string, string>();

  constructor() {
    const loads = performance.getEntriesByType("navigation");
    // A typed address starts at the top; its history entry may have the key of an earlier one.
    if (loads.some((load) => "type" in load && load.type === "navigate")) {
      sessionStorage.removeItem(storageKeys.scrolls);
      sessionStorage.removeItem(storageKeys.listScrolls);
    }
    const stored = fieldsIn(parseJson(sessionStorage.getItem(storageKeys.listScrolls) ?? ""));
    for (const [key, scrollTop] of Object.entries(stored))
      if (typeof scrollTop === "number") this.tables.set(key, { scrollTop });
    window.addEventListener("pagehide", () => this.#store());
  }

  /** The state of a link: from a page of a list back to the list, it restores the list's position. */
  linkState(from: string, href: string): { scrollKey: string } | null {
    const [list = ""] = href.split("?");
    const scrollKey = from.startsWith(`${list}/`) ? this.listKeys.get(href) : undefined;
    return scrollKey === undefined ? null : { scrollKey };
  }

  #store() {
    const scrolls = Object.fromEntries([...this.tables].map(([key, { scrollTop }]) => [key, scrollTop]));
    try {
      sessionStorage.setItem(storageKeys.listScrolls, JSON.stringify(scrolls));
    } catch {
      // Full or blocked.
    }
  }
}
