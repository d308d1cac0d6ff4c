import { type Draft, type DraftEdit, selectorRisks } from "@understudy/model";
import { questionTexts, recordingTexts } from "./detail-texts";

/** What a draft lacks, in one line; empty if nothing. */
export function publishRisks({ draft, edit }: { draft: Draft; edit: DraftEdit }): string {
  const { steps } = draft;
  return [
    steps.length === 0 && recordingTexts.noSteps,
    edit.intents.every((intent) => intent.trim() === "") && questionTexts.noPhrases,
    selectorRisks(steps),
  ]
    .filter((risk) => risk !== false && risk !== null)
    .join(" · ");
}
