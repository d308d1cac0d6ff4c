/** Why a selector may break, as what it does. */
export const selectorDoubts = {
  byPosition: "Depends on element order, so it breaks when something is added or moved.",
  nested: (levels: number) => `Depends on ${levels} nested elements.`,
  generated: (kind: "ID" | "class", name: string) =>
    `Uses the ${kind} “${name}”, which looks auto-generated and may change.`,
  visibleText: "Depends on text that users see, so it breaks when the wording changes.",
  anyElement: (tag: string) => `Matches any “${tag}” element.`,
  missing: "No selector was recorded, so this step can’t run.",
};

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

/** Elements by their tag. */
export const elementKinds: ReadonlyMap<string, string> = new Map([
  ["a", "link"],
  ["button", "button"],
  ["input", "field"],
  ["textarea", "field"],
  ["select", "list"],
  ["img", "image"],
]);

export const unnamedStep = "Unnamed step";

export const anElement = "an element";
