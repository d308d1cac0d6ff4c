import type { Draft, DraftEdit } from "../../model/draft/draft";
import type { IntentCollisions } from "../../model/draft/intents";
import { assessStep } from "../../model/draft/selector";
import { typesSecret } from "../../model/secret/secret-fields";
import { questionTexts } from "./texts";

export interface PublishRisksOptions {
  draft: Draft;
  edit: DraftEdit;
  collisions: readonly IntentCollisions[];
}

/** What to know before publishing; empty for a draft without risks. */
export function publishRisks({ draft, edit, collisions }: PublishRisksOptions): string[] {
  const verdicts = draft.steps.flatMap((step) => assessStep(step)?.verdict ?? []);
  const counted = [
    [verdicts.filter((verdict) => verdict === "missing").length, questionTexts.missing],
    [verdicts.filter((verdict) => verdict === "fragile").length, questionTexts.fragile],
    [draft.steps.filter(typesSecret).length, questionTexts.sensitive],
    [collisions.filter(({ count }) => count > 0).length, questionTexts.colliding],
  ] as const;
  return [
    ...(edit.destructive ? [questionTexts.destructive] : []),
    ...counted.flatMap(([count, text]) => (count > 0 ? [text(count)] : [])),
    ...(edit.intents.every((intent) => intent.trim() === "") ? [questionTexts.noPhrases] : []),
  ];
}
