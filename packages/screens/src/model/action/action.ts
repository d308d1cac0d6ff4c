import type { ActionColumn, ActionsQuery } from "../../paths";
import { countOf } from "../format/numbers";
import { inOrder, numberKeys, textKeys } from "../lists/order";
import { dash } from "../tone";
import type { Mark } from "../tone";

export interface Action {
  /** Unique in its list also where the server's ids repeat or are missing. */
  key: string;
  id: string | null;
  name: string | null;
  description: string;
  isPublished: boolean;
  stepCount: number | null;
  intents: readonly string[];
  version: number | string | null;
}

export function actionMark({ isPublished }: Pick<Action, "isPublished">): Mark {
  return isPublished ? { tone: "good", word: "Published" } : { tone: "neutral", word: "Disabled" };
}

/** `4 steps`, `1 step`. */
export function stepCountText(count: number | null): string {
  return count === null || !Number.isFinite(count) || count < 0 ? dash : countOf(Math.trunc(count), "step");
}

/** `v3`; a version that is a word of its own stays one. */
export function versionText(version: number | string | null): string {
  if (typeof version === "number") return Number.isFinite(version) ? `v${version}` : dash;
  const text = version?.trim() ?? "";
  if (text === "") return dash;
  return /^\d/.test(text) ? `v${text}` : text;
}

/** The intents that say something: a draft may be published with empty rows. */
export const spokenIntents = (intents: readonly string[]): readonly string[] =>
  intents.filter((intent) => intent.trim() !== "");

/** The first intents, and how many more there are. */
export function intentSummary(
  intents: readonly string[],
  shown = 2,
): { first: readonly string[]; more: number } {
  const spoken = spokenIntents(intents);
  return { first: spoken.slice(0, shown), more: Math.max(0, spoken.length - shown) };
}

const keysOf: Record<ActionColumn, (actions: readonly Action[]) => Float64Array> = {
  name: (actions) => textKeys(actions, ({ name }) => name),
  status: (actions) => textKeys(actions, (action) => actionMark(action).word),
  steps: (actions) => numberKeys(actions, ({ stepCount }) => stepCount),
  intents: (actions) => numberKeys(actions, ({ intents }) => spokenIntents(intents).length),
  version: (actions) => textKeys(actions, ({ version }) => (version === null ? null : versionText(version))),
};

/** What the list shows: searched by name, filtered by status, sorted; the very same list when nothing is asked. */
export function selectActions(
  actions: readonly Action[],
  { status, q, sort }: ActionsQuery,
): readonly Action[] {
  const words = q.trim().toLowerCase();
  const isAsked = status !== null || words !== "";
  const passes = ({ name, isPublished }: Action) =>
    (status === null || isPublished === (status === "published")) &&
    (words === "" || name?.toLowerCase().includes(words) === true);
  const kept = isAsked ? actions.filter(passes) : actions;
  return sort === null ? kept : inOrder(kept, keysOf[sort.column](kept), sort.direction);
}

const recentCount = 4;

/** The dashboard's few, in the server's order. */
export function recentActions(actions: readonly Action[]): readonly Action[] {
  return actions.slice(0, recentCount);
}
