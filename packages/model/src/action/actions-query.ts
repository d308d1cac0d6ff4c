import type { Sort } from "@understudy/base";
import { oneOf, parseSort } from "../core/list-query";

export const actionStatuses = ["published", "disabled"] as const;

export type ActionStatus = (typeof actionStatuses)[number];

export const actionColumns = ["name", "status", "steps", "intents", "version"] as const;

export type ActionColumn = (typeof actionColumns)[number];

export interface ActionsQuery {
  status: ActionStatus | null;
  q: string;
  sort: Sort<ActionColumn> | null;
}

export const allActions: ActionsQuery = { status: null, q: "", sort: null };

export function parseActionsQuery(search: string | URLSearchParams): ActionsQuery {
  const read = new URLSearchParams(search);
  return {
    status: oneOf(actionStatuses, read.get("status")),
    q: read.get("q") ?? "",
    sort: parseSort(actionColumns, read.get("sort")),
  };
}
