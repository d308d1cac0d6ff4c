import { type Draft, type DraftEdit, type IntentCollisions, typesSecret, weakSteps } from "@understudy/model";
import { questionTexts } from "./detail-texts";

export interface PublishRisksOptions {
  draft: Draft;
  edit: DraftEdit;
  collisions: readonly IntentCollisions[];
}

/** What to know before publishing; empty for a draft without risks. */
export function publishRisks({ draft, edit, collisions }: PublishRisksOptions): string[] {
  const used = (isRow: boolean) =>
    collisions.filter(({ first }) => first.some(({ kind }) => (kind === "row") === isRow)).length;
  const { broken, fragile } = weakSteps(draft.steps);
  const counted = [
    [broken.length, questionTexts.missing],
    [fragile.length, questionTexts.fragile],
    [draft.steps.filter(typesSecret).length, questionTexts.sensitive],
    [used(false), questionTexts.colliding],
    [used(true), questionTexts.repeated],
  ] as const;
  return [
    ...(draft.steps.length === 0 ? [questionTexts.noSteps] : []),
    ...(edit.destructive ? [questionTexts.destructive] : []),
    ...counted.flatMap(([count, text]) => (count > 0 ? [text(count)] : [])),
    ...(edit.intents.every((intent) => intent.trim() === "") ? [questionTexts.noPhrases] : []),
  ];
}
