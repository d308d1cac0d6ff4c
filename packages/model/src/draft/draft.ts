import { truncate } from "@understudy/base";
import { parseInstant } from "../core/dates";
import { inOrder, numberKeys, textKeys } from "../core/order";
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
  routePattern: string | null;
  entryType: string | null;
  steps: readonly DraftStep[];
  createdAt: string | null;
}

const keysOf: Record<DraftColumn, (drafts: readonly Draft[]) => Float64Array> = {
  name: (drafts) => textKeys(drafts, ({ name }) => draftName(name)),
  created: (drafts) => numberKeys(drafts, ({ createdAt }) => parseInstant(createdAt)),
};

/** The rows of the list: searched by name and page, and sorted. Returns the same array if there is nothing to do. */
export function selectDrafts(drafts: readonly Draft[], { q, sort }: DraftsQuery): readonly Draft[] {
  const words = q.trim().toLowerCase();
  const passes = ({ name, routePattern }: Draft) =>
    [draftName(name), routePattern ?? ""].some((text) => text.toLowerCase().includes(words));
  const kept = words === "" ? drafts : drafts.filter(passes);
  return sort === null ? kept : inOrder(kept, keysOf[sort.key](kept), sort.direction);
}

const longestName = 1_000;

export function draftName(name: string): string {
  return name.trim() === "" ? draftMessages.untitled : truncate(name, longestName);
}
