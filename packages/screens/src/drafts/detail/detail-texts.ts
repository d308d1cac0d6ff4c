export const draftTexts = {
  back: "Back to Drafts",
  loading: "Loading draft",
  recorded: "Recorded",
  discard: "Discard changes",
  copyEdits: "Copy changes",
  save: "Save Draft",
  publish: "Publish",
} as const;

export const formTexts = {
  basics: "Basic Information",
  destructiveHint: "Deletes or permanently changes data.",
  intentsHint: "Phrases people use to ask for this.",
  phrases: "Phrases",
  addPhrase: "Add phrase",
  phrase: (number: number) => `Phrase ${number}`,
  phrasePlaceholder: "e.g. change my dates",
} as const;

export const recordingTexts = {
  page: "Page & Entry",
  routePattern: "Route pattern",
  entryMethod: "Entry method",
  steps: "Recorded Steps",
  stepList: "Steps",
  noSteps: "No steps recorded",
  fragile: "Fragile",
  missing: "No selector",
  risks: (risks: string) => `${risks}.`,
  copyRequest: "Copy note for developers",
} as const;

export const questionTexts = {
  publish: "Publish this draft?",
  saves: (names: string) => `Saves ${names}, then publishes.`,
  offerDeleted: "Changes from your earlier session aren’t included and will be deleted.",
  noPhrases: "No phrases yet",
} as const;
