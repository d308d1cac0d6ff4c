import { countOf, formatNumber } from "@understudy/model";

export const draftTexts = {
  back: "Back to Drafts",
  loading: "Loading draft",
  recorded: "Recorded",
  discard: "Discard edits",
  save: "Save Draft",
  publish: "Publish",
} as const;

export const formTexts = {
  basics: "Basic Information",
  destructiveHint: "Deletes or permanently changes data.",
  intents: "Intents",
  intentsHint: "Phrases people use to ask for this.",
  phrases: "Phrases",
  addPhrase: "Add phrase",
  phrase: (number: number) => `Phrase ${number}`,
  phrasePlaceholder: "e.g. change my dates",
  alsoUsedBy: "Also used by",
  more: (count: number) => ` and ${formatNumber(count)} more`,
  sameDraft: (number: number) => `phrase ${number} here`,
  action: "the action ",
  draft: "the draft ",
} as const;

export const recordingTexts = {
  page: "Page & Entry",
  routePattern: "Route pattern",
  entryMethod: "Entry method",
  steps: "Recorded Steps",
  stepList: "Steps",
  noSteps: "No steps recorded",
  stable: "Stable",
  fragile: "Fragile",
  missing: "No selector",
  sensitive: "Sensitive",
  sensitiveHint: "This looks like a sensitive field. Make sure the step doesn’t contain a real secret.",
  seeSteps: "See the steps",
  copyRequest: "Copy request for your developers",
  sensitiveSteps: (count: number) =>
    `${countOf(count, "step types into a sensitive field", "steps type into sensitive fields")}.`,
} as const;

export const questionTexts = {
  publish: "Publish this draft?",
  savedFirst: "Unsaved changes will be saved first.",
  offerDeleted: "Edits from your earlier session aren’t included and will be deleted.",
  risks: "Before you publish",
  noSteps: "No steps recorded: nothing will happen when people ask for it",
  fragile: (count: number) => countOf(count, "step may break", "steps may break"),
  missing: (count: number) =>
    countOf(count, "step has no selector and can’t run", "steps have no selector and can’t run"),
  sensitive: (count: number) =>
    countOf(count, "step types into a sensitive field", "steps type into sensitive fields"),
  colliding: (count: number) =>
    countOf(count, "phrase is already in use elsewhere", "phrases are already in use elsewhere"),
  repeated: (count: number) =>
    countOf(count, "phrase is repeated in this draft", "phrases are repeated in this draft"),
  noPhrases: "No phrases yet, so people can’t ask for it",
  destructive: "Deletes or permanently changes data",
} as const;
