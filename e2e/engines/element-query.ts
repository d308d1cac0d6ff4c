/** An element by its ARIA role and accessible name. While a modal dialog is open, only inside it. */
export interface ElementQuery {
  role: keyof typeof selectors;
  name?: RegExp;
}

const selectors = {
  button: "button:not([role]), [role=button]",
  combobox: "select, [role=combobox]",
  dialog: "dialog[open]",
  heading: "h1, h2, h3",
  link: "a[href]:not([role])",
  menuitem: "[role^=menuitem]",
  radio: "input[type=radio]",
  row: "[role=row], tr",
  switch: "input[role=switch]",
  text: "p, span, div, td, code",
  textbox: "input:not([type=radio], [type=checkbox], [type=color], [role]), textarea",
  color: "input[type=color]",
} as const;

/** What `queryElement` returns. A driver can return elements only as handles. */
export type QueryResult = "element" | "visible" | "value";

interface SerializedQuery {
  selector: string;
  pattern: string;
  anywhere: boolean;
  result: QueryResult;
}

/** The query as data for `queryElement`, which runs in the page. */
export const serializeQuery = ({ role, name }: ElementQuery, result: QueryResult): SerializedQuery => ({
  selector: selectors[role],
  pattern: name?.source ?? "",
  anywhere: role === "dialog",
  result,
});

export const describeQuery = ({ role, name }: ElementQuery) => `${role} ${name?.source ?? ""}`.trim();

/** Runs in the page: no imports, no variables from outside. */
export function queryElement({
  selector,
  pattern,
  anywhere,
  result,
}: SerializedQuery): Element | boolean | string | null {
  const nameOf = (element: Element) => {
    const labelledBy = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])]
        : [];
    const named = [...labelledBy.map((id) => document.getElementById(id)), ...labels];
    const text = named.length > 0 ? named.map((part) => part?.textContent).join(" ") : element.textContent;
    return (element.getAttribute("aria-label") ?? text ?? "").replaceAll(/\s+/g, " ").trim();
  };
  const modals = anywhere ? [] : [...document.querySelectorAll("dialog:modal")];
  const expected = new RegExp(pattern);
  const found = [...(modals.at(-1) ?? document).querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && expected.test(nameOf(element)),
  );
  // The innermost of nested elements that all contain the text.
  const element = found.find((each) => !found.some((other) => other !== each && each.contains(other)));
  if (result === "visible") return element !== undefined;
  if (result === "value") return element && "value" in element ? String(element.value) : null;
  return element ?? null;
}
