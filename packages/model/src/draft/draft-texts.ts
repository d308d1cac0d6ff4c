import { countOf, formatNumber } from "../core/numbers";

const mayBreak = (count: number) => countOf(count, "step may break", "steps may break");

/** A request to the developers of the recorded website. */
export const developerRequest = {
  title: "Please add stable selectors for recorded steps.",
  page: (page: string) => `Page: ${page}`,
  step: (number: number, sentence: string) => `Step ${number}: ${sentence}`,
  selector: (selector: string) => `Selector: ${selector}`,
  noSelector: "Selector: none recorded",
  doubts: (doubts: string) => `Problem: ${doubts}`,
  mayBreak,
  cannotRun: (count: number) => countOf(count, "step can’t run", "steps can’t run"),
  mayBreakOrNotRun: (fragile: number, missing: number) =>
    `${mayBreak(fragile)}, ${formatNumber(missing)} can’t run`,
  suggestion: (testId: string) => `Suggestion: data-testid="${testId}"`,
} as const;

/** Of the recording, which can't be edited. */
export const recordedStepsText = "Recorded Steps";
export const pageAndEntryText = "Page & Entry";

/** One of two versions of the intents. */
export const noPhrases = "No phrases";

export const yesNoTexts = { yes: "Yes", no: "No" } as const;

export const draftMessages = {
  /** A draft in a list of unsaved changes. */
  named: (name: string) => `Draft “${name}”`,
  status: "Draft",
  untitled: "Untitled Draft",
  saved: "Draft saved successfully!",
  saveFailed: "Failed to save draft",
  confirmPublish: "Are you sure you want to publish this draft? It will be available to admins immediately.",
  published: (actionId: string) =>
    actionId === ""
      ? "Draft published successfully!"
      : `Draft published successfully! Action ID: ${actionId}`,
  publishFailed: "Failed to publish draft",
  changedMeanwhile: (names: string) =>
    `Not published: ${names} changed meanwhile. Check the draft, then publish.`,
  gone: "This draft no longer exists. It may have been published.",
} as const;
