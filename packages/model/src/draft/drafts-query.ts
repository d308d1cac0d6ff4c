import type { Sort } from "@understudy/base";
import { parseSort } from "../core/list-query";

export const draftColumns = ["name", "created"] as const;

export type DraftColumn = (typeof draftColumns)[number];

export interface DraftsQuery {
  q: string;
  sort: Sort<DraftColumn> | null;
}

export const allDrafts: DraftsQuery = { q: "", sort: null };

export function parseDraftsQuery(search: string | URLSearchParams): DraftsQuery {
  const read = new URLSearchParams(search);
  return { q: read.get("q") ?? "", sort: parseSort(draftColumns, read.get("sort")) };
}
