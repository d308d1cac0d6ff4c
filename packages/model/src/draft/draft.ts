import { isBlank, truncate } from "@understudy/base";
import { parseInstant } from "../core/dates";
import { matcherOf } from "../core/search";
import { sortRows, type SortValues } from "../core/sort";
import type { Received } from "../form/form";
import { draftMessages } from "./draft-texts";
import type { DraftColumn, DraftsQuery } from "./drafts-query";

export interface DraftStep {
  type: string | null;
  selector: string | null;
  description: string | null;
}

export interface Draft {
  /** Unique in its list, even if the server's IDs repeat or are missing. */
  key: string;
  id: string | null;
  name: string;
  description: string;
  intents: readonly string[];
  destructive: boolean;
  received: Received;
  routePattern: string | null;
  entryType: string | null;
  steps: readonly DraftStep[];
  createdAt: string | null;
}

const sortValues: SortValues<Draft, DraftColumn> = {
  name: ({ name }) => draftName(name),
  created: ({ createdAt }) => parseInstant(createdAt),
};

/** The rows of the list: searched by name and page, and sorted. Returns the same array if there is nothing to do. */
export function selectDrafts(drafts: readonly Draft[], { q, sort }: DraftsQuery): readonly Draft[] {
  const match = matcherOf(q);
  const passes = ({ name, routePattern }: Draft) =>
    [draftName(name), routePattern ?? ""].some((text) => match(text));
  return sortRows(q.trim() === "" ? drafts : drafts.filter(passes), sortValues, sort);
}

const longestName = 1_000;

export function draftName(name: string): string {
  return isBlank(name) ? draftMessages.untitled : truncate(name, longestName);
}
