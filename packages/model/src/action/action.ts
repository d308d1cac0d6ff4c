import { dash } from "@understudy/base";
import { type Badge } from "../core/badge";
import { countOf } from "../core/numbers";
import { matcherOf } from "../core/search";
import { sortRows, type SortValues } from "../core/sort";
import type { ActionColumn, ActionsQuery } from "./actions-query";

export const actionStatusTexts = { published: "Published", disabled: "Disabled" } as const;

export const actionMessages = {
  none: "Actions appear here after you publish drafts",
  toggleFailed: "Failed to toggle action",
} as const;

export interface Action {
  /** Unique in its list, even if the server's IDs repeat or are missing. */
  key: string;
  id: string | null;
  name: string | null;
  description: string;
  isPublished: boolean;
  stepCount: number | null;
  intents: readonly string[];
  version: number | string | null;
}

export function actionBadge({ isPublished }: Pick<Action, "isPublished">): Badge {
  return isPublished
    ? { tone: "good", word: actionStatusTexts.published }
    : { tone: "neutral", word: actionStatusTexts.disabled };
}

/** `4 steps`, `1 step`. */
export function stepCountText(count: number | null): string {
  return count === null || !Number.isFinite(count) || count < 0 ? dash : countOf(Math.trunc(count), "step");
}

/** `v3`; versions that don't start with a digit are shown as they are. */
export function versionText(version: number | string | null): string {
  if (typeof version === "number") return Number.isFinite(version) ? `v${version}` : dash;
  const text = version?.trim() ?? "";
  if (text === "") return dash;
  return /^\d/.test(text) ? `v${text}` : text;
}

/** Intents that aren't empty: drafts can be published with empty rows. */
export const nonEmptyIntents = (intents: readonly string[]): readonly string[] =>
  intents.filter((intent) => intent.trim() !== "");

/** The first intents and the number of others. */
export function intentSummary(
  intents: readonly string[],
  shown = 2,
): { first: readonly string[]; more: number } {
  const nonEmpty = nonEmptyIntents(intents);
  return { first: nonEmpty.slice(0, shown), more: Math.max(0, nonEmpty.length - shown) };
}

const sortValues = (pinned: PinnedStatuses): SortValues<Action, ActionColumn> => ({
  name: ({ name }) => name,
  status: (action) => actionBadge(pinnedOrOwn(action, pinned)).word,
  steps: ({ stepCount }) => stepCount,
  intents: ({ intents }) => nonEmptyIntents(intents).length,
  version: ({ version }) => (version === null ? null : versionText(version)),
});

/** By key, whether an action was published when its filter and order were chosen. */
export type PinnedStatuses = ReadonlyMap<string, boolean>;

export const noPinnedStatuses: PinnedStatuses = new Map();

const pinnedOrOwn = ({ key, isPublished }: Action, pinned: PinnedStatuses) => ({
  isPublished: pinned.get(key) ?? isPublished,
});

/**
 * The rows of the list: searched by name, filtered by status and sorted. Returns the same array if there is nothing to do.
 * A row with a pinned status is filtered and sorted by it, so that toggling it doesn't move another row under the pointer.
 */
export function selectActions(
  actions: readonly Action[],
  { status, q, sort }: ActionsQuery,
  pinned: PinnedStatuses = noPinnedStatuses,
): readonly Action[] {
  const isSearched = q.trim() !== "";
  const match = matcherOf(q);
  const passes = (action: Action) =>
    (status === null || pinnedOrOwn(action, pinned).isPublished === (status === "published")) &&
    (!isSearched || match(action.name ?? ""));
  return sortRows(isSearched || status !== null ? actions.filter(passes) : actions, sortValues(pinned), sort);
}

const recentCount = 4;

/** The actions on the dashboard, in the server's order. */
export function recentActions(actions: readonly Action[]): readonly Action[] {
  return actions.slice(0, recentCount);
}
