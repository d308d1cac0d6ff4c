import { readSelector } from "./selector-parts";

interface Step {
  type: string | null;
  selector: string | null;
  description?: string | null;
  value?: string | null;
}

const verbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    click: "Click",
    tap: "Tap",
    dblclick: "Double-click",
    doubleclick: "Double-click",
    contextmenu: "Right-click",
    rightclick: "Right-click",
    hover: "Point at",
    mouseover: "Point at",
    focus: "Focus",
    input: "Type into",
    type: "Type into",
    fill: "Type into",
    setvalue: "Type into",
    change: "Change",
    clear: "Clear",
    select: "Choose in",
    selectoption: "Choose in",
    check: "Tick",
    uncheck: "Untick",
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

const takesValue = new Set(["Go to", "Press"]);
const alone: ReadonlyMap<string, string> = new Map([
  ["Go to", "Go to a page"],
  ["Press", "Press a key"],
  ["Wait for", "Wait"],
  ["Scroll to", "Scroll"],
  ["Submit", "Submit the form"],
]);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// “open-booking” and “openBooking” are read as “Open booking”.
function humanised(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_.:[\]]+/g, " ")
    .trim()
    .toLowerCase();
  return capitalised(words);
}

const writtenForPeople = /^(?:aria-label|placeholder|title|alt)$/;
const readableName = /^(?:data-[\w-]+|testid|name|for|formcontrolname)$/;

/** What a selector is likely to be called on the page; `null` when it does not say. */
function targetOf(selector: string | null): string | null {
  if (selector === null || selector.trim() === "") return null;
  const { texts, ids, attributes } = readSelector(selector);
  const written =
    texts.find((text) => text.trim() !== "") ??
    attributes.find(({ name }) => writtenForPeople.test(name))?.value;
  if (written !== undefined && written !== null && written.trim() !== "") return written.trim();
  const name =
    attributes.find(({ name: attribute, value }) => readableName.test(attribute) && value !== null)?.value ??
    ids.at(-1);
  const target = humanised(name ?? "");
  return /\p{L}{2}/u.test(target) ? target : null;
}

const text = (value: string | null | undefined) => value?.trim() || null;

/** A step as one would tell it: “Click Open booking”. */
export function stepSentence({ type, selector, description, value }: Step): string {
  const kind = text(type);
  const verb =
    kind === null ? null : (verbs.get(kind.toLowerCase().replace(/[\s_-]/g, "")) ?? `${humanised(kind)}:`);
  const told = text(description);
  if (verb === null) return told ?? targetOf(selector) ?? "A step that was not described";
  const saysItself =
    told !== null &&
    [verb, kind].some((word) => told.toLowerCase().startsWith(`${word?.toLowerCase() ?? ""} `));
  if (saysItself) return capitalised(told);
  const target = told ?? (takesValue.has(verb) ? text(value) : null) ?? targetOf(selector);
  return target === null ? (alone.get(verb) ?? `${verb.replace(/:$/, "")} an element`) : `${verb} ${target}`;
}
