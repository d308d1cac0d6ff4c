import { countOf } from "../format/numbers";

export const unnamedAction = "an unnamed action";

/** Why a selector may break, as what it does. */
export const selectorDoubts = {
  byPosition: "Depends on element order; breaks when something is added or moved.",
  absolute: "Uses an absolute path; any layout change breaks it.",
  nested: (levels: number) => `Depends on ${levels} nested elements.`,
  generated: (kind: "ID" | "class" | "attribute", name: string) =>
    `Uses the ${kind} “${name}”, which looks auto-generated and may change.`,
  record: (number: string) => `Contains ${number}, probably one record’s ID.`,
  anyButton: (type: string) => `Matches any ${type} button.`,
  anyInput: (type: string) => `Matches any “${type}” input.`,
  anyElement: (tag: string) => `Matches any “${tag}” element.`,
  anySimilar: "Matches any similar element.",
  missing: "No selector recorded; this step can’t run.",
};

/** Why a selector is stable. */
export const selectorMatch = (what: string, value: string) => `Matches ${what} “${value}”.`;

export const matchedBy = {
  testId: "test ID",
  id: "ID",
  label: "label",
  text: "text",
  class: "class",
} as const;

export const stableSelectors = (count: number) =>
  count === 1 ? "The selector looks stable." : `All ${countOf(count, "selector")} look stable.`;

/** The steps without a selector; `first` is the first one's number. */
export function brokenSteps(first: number, count: number): string {
  if (count === 1) return `Step ${first} can’t run.`;
  return `Step ${first} and ${countOf(count - 1, "other")} can’t run.`;
}

export const fragileStep = (number: number, doubt: string) =>
  `Step ${number} may break: its selector ${doubt.charAt(0).toLowerCase()}${doubt.slice(1)}`;

export const otherFragileSteps = (count: number) => `${countOf(count, "other")} may break.`;

/** How a list shows a recording that may break. */
export const fragileCount = (count: number) => countOf(count, "fragile step");

export const brokenCount = (count: number) => countOf(count, "step can’t run", "steps can’t run");

/** A request to the developers of the recorded website. */
export const developerRequest = {
  title: "Please add a stable selector for a recorded step.",
  page: (page: string) => `Page: ${page}`,
  step: (number: number, sentence: string) => `Step ${number}: ${sentence}`,
  selector: (selector: string) => `Selector: ${selector}`,
  noSelector: "Selector: none recorded",
  doubts: (doubts: string) => `Problem: ${doubts}`,
  suggestion: (testId: string) => `Suggestion: data-testid="${testId}"`,
} as const;

/** Verbs followed by the step’s value instead of its element. */
export const verbsWithValue: ReadonlySet<string> = new Set(["Go to", "Press"]);

/** Steps by their recorded type, as the start of a sentence. */
export const stepVerbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    click: "Click",
    tap: "Tap",
    dblclick: "Double-click",
    doubleclick: "Double-click",
    contextmenu: "Right-click",
    rightclick: "Right-click",
    hover: "Hover over",
    mouseover: "Hover over",
    focus: "Focus",
    input: "Type into",
    type: "Type into",
    fill: "Type into",
    setvalue: "Type into",
    change: "Change",
    clear: "Clear",
    select: "Select in",
    selectoption: "Select in",
    check: "Check",
    uncheck: "Uncheck",
    submit: "Submit",
    upload: "Choose a file for",
    drag: "Drag",
    drop: "Drop on",
    scroll: "Scroll to",
    wait: "Wait for",
    waitfor: "Wait for",
    assert: "Check for",
    navigate: "Go to",
    navigation: "Go to",
    goto: "Go to",
    open: "Go to",
    visit: "Go to",
    press: "Press",
    keydown: "Press",
    keypress: "Press",
  }),
);

/** Sentences for steps without a known target. */
export const targetlessSteps: ReadonlyMap<string, string> = new Map([
  ["Go to", "Go to a page"],
  ["Press", "Press a key"],
  ["Wait for", "Wait"],
  ["Scroll to", "Scroll"],
  ["Submit", "Submit the form"],
]);

export const unnamedStep = "Unnamed step";

export const anElement = "an element";

export const draftFieldTexts = {
  name: "Name",
  description: "Description",
  intents: "Intents",
  destructive: "Destructive action",
} as const;

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
  published: (actionId: string | null) =>
    actionId === null || actionId === ""
      ? "Draft published successfully!"
      : `Draft published successfully! Action ID: ${actionId}`,
  publishFailed: "Failed to publish draft",
} as const;
