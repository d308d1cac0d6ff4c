import { type Draft, type DraftEdit, stepsThatMayBreak } from "@understudy/model";
import { questionTexts, recordingTexts } from "./detail-texts";

/** What a draft lacks, in one line; empty if nothing. */
export function publishRisks({ draft: { steps }, edit }: { draft: Draft; edit: DraftEdit }): string {
  const weak = stepsThatMayBreak(steps).length;
  return [
    steps.length === 0 && recordingTexts.noSteps,
    edit.intents.every((intent) => intent.trim() === "") && questionTexts.noPhrases,
    weak > 0 && questionTexts.mayBreak(weak),
  ]
    .filter((risk) => risk !== false)
    .join(" · ");
}
