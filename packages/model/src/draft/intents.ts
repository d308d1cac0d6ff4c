import { firstCharacters } from "@understudy/ui/truncate";
import type { Action } from "../action/action";
import { type Draft, draftName } from "./draft";
import { unnamedAction } from "./draft-texts";

/** Another use of the same phrase. */
export type IntentCollision =
  | { kind: "row"; /** Zero-based, in the same draft. */ index: number }
  | { kind: "action" | "draft"; id: string | null; name: string };

export interface IntentCollisions {
  count: number;
  /** The first few: thousands of equal phrases would take memory quadratic in their number. */
  first: readonly IntentCollision[];
}

/** The number of collisions of a phrase that are listed. */
const mostKept = 3;

const longestCompared = 1_000;

const ending = /[\s.!?…]/;

/** The form in which assistants compare phrases: without case, repeated spaces and final punctuation. */
export function normalizeIntent(intent: string): string {
  const text = firstCharacters(intent, longestCompared)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s+/g, " ");
  // A regular expression for the end would backtrack at each punctuation mark before it.
  let end = text.length;
  while (end > 0 && ending.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trim();
}

export type IntentIndex = ReadonlyMap<string, IntentCollisions>;

const none: IntentCollisions = { count: 0, first: [] };

const plus = ({ count, first }: IntentCollisions, collision: IntentCollision): IntentCollisions => ({
  count: count + 1,
  first: first.length < mostKept ? [...first, collision] : first,
});

function add(index: Map<string, IntentCollisions>, intents: readonly string[], user: IntentCollision): void {
  for (const phrase of new Set(intents.map(normalizeIntent)))
    if (phrase !== "") index.set(phrase, plus(index.get(phrase) ?? none, user));
}

/** The phrases of all actions and drafts, except those of the draft being edited. */
export function intentIndex(
  actions: readonly Action[],
  drafts: readonly Draft[],
  editedDraftId: string | null,
): IntentIndex {
  const index = new Map<string, IntentCollisions>();
  for (const { id, name, intents } of actions)
    add(index, intents, { kind: "action", id, name: name ?? unnamedAction });
  for (const { id, name, intents } of drafts) {
    if (id === null || id !== editedDraftId)
      add(index, intents, { kind: "draft", id, name: draftName(name) });
  }
  return index;
}

/** For each row of a draft, the other uses of its phrase. Empty rows have none. */
export function intentCollisions(intents: readonly string[], index: IntentIndex): IntentCollisions[] {
  const phrases = intents.map(normalizeIntent);
  const rowsOf = new Map<string, number[]>();
  for (const [row, phrase] of phrases.entries()) {
    const rows = rowsOf.get(phrase);
    if (rows === undefined) rowsOf.set(phrase, [row]);
    else rows.push(row);
  }
  return phrases.map((phrase, row) => {
    if (phrase === "") return none;
    const rows = rowsOf.get(phrase) ?? [];
    const others = rows
      .slice(0, mostKept + 1)
      .filter((other) => other !== row)
      .map((other): IntentCollision => ({ kind: "row", index: other }));
    const elsewhere = index.get(phrase) ?? none;
    // However often the draft repeats the phrase, an action or draft that uses it is named.
    const named = others.slice(0, elsewhere.count > 0 ? mostKept - 1 : mostKept);
    return {
      count: rows.length - 1 + elsewhere.count,
      first: [...named, ...elsewhere.first].slice(0, mostKept),
    };
  });
}
