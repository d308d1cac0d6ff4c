import type { Action } from "../action/action";
import { draftName } from "./draft";
import type { Draft } from "./draft";

/** Where else a phrase is already in use. */
export type IntentCollision =
  | { kind: "row"; /** Zero-based, in the same draft. */ index: number }
  | { kind: "action" | "draft"; id: string | null; name: string };

/** What an assistant cannot tell apart: case, spaces and the punctuation at the end. */
export function sameIntent(intent: string): string {
  return intent
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/[\s.!?…]+$/u, "")
    .trim();
}

export type IntentIndex = ReadonlyMap<string, readonly IntentCollision[]>;

function add(index: Map<string, IntentCollision[]>, intents: readonly string[], user: IntentCollision): void {
  for (const phrase of new Set(intents.map(sameIntent))) {
    if (phrase === "") continue;
    const users = index.get(phrase);
    if (users === undefined) index.set(phrase, [user]);
    else users.push(user);
  }
}

/** Every phrase in use, made once for a whole account; the draft being edited is left out. */
export function intentIndex(
  actions: readonly Action[],
  drafts: readonly Draft[],
  editedDraftId: string | null,
): IntentIndex {
  const index = new Map<string, IntentCollision[]>();
  for (const { id, name, intents } of actions)
    add(index, intents, { kind: "action", id, name: name ?? "an action without a name" });
  for (const { id, name, intents } of drafts) {
    if (id === null || id !== editedDraftId)
      add(index, intents, { kind: "draft", id, name: draftName(name) });
  }
  return index;
}

/** For each row of a draft, where its phrase is in use besides; an empty row collides with nothing. */
export function intentCollisions(intents: readonly string[], index: IntentIndex): IntentCollision[][] {
  const rowsOf = new Map<string, number[]>();
  const phrases = intents.map(sameIntent);
  for (const [row, phrase] of phrases.entries()) rowsOf.set(phrase, [...(rowsOf.get(phrase) ?? []), row]);
  return phrases.map((phrase, row) => {
    if (phrase === "") return [];
    const rows = (rowsOf.get(phrase) ?? []).filter((other) => other !== row);
    return [...rows.map((other) => ({ kind: "row" as const, index: other })), ...(index.get(phrase) ?? [])];
  });
}
