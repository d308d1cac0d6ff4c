import { parseSync } from "vite";

export interface Literal {
  line: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** Attributes and properties that are shown or announced, even if they are single words. */
const shownNames = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "caption",
  "confirmLabel",
  "copyLabel",
  "description",
  "header",
  "heading",
  "hint",
  "label",
  "legend",
  "placeholder",
  "title",
]);

/** Attributes whose values are code, even if they have several words. */
const codeAttributes = new Set([
  "aria-keyshortcuts",
  "className",
  "d",
  "points",
  "preserveAspectRatio",
  "transform",
  "viewBox",
  "sizes",
  "rel",
  "href",
]);

const word = /\p{L}{2,}/u;
const twoWords = /\p{L}[\p{L}’'-]*[,:;…]?\s+[“‘(]?\p{L}/u;
/** Prose outside JSX: at least two words and no characters of code. */
const prose = (text: string) => twoWords.test(text) && !/[{}<>=;|_\\]|\w\(|--|\b\d*px\b/.test(text);
/** A label in code: one capitalized word. Keys ("Escape") are compared, not returned or stored. */
const label = /^\p{Lu}\p{Ll}+[!…]?$/u;
const capitalized = /^\p{Lu}/u;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  const name = node["name"] ?? node["value"];
  return typeof name === "string" ? name : "";
};

function textOf(node: Node): string | undefined {
  if (node.type === "JSXText" || node.type === "Literal")
    return typeof node["value"] === "string" ? node["value"] : undefined;
  if (node.type !== "TemplateLiteral") return undefined;
  const quasis = Array.isArray(node["quasis"]) ? node["quasis"].filter(isNode) : [];
  return quasis
    .map(({ value }) =>
      value !== null && typeof value === "object" && "cooked" in value ? String(value.cooked) : "",
    )
    .join("…");
}

const codeCalls = /^(?:closest|matches|matchMedia|querySelector|querySelectorAll|split)$/;

/** Messages of errors and logs, selectors, and lists of words that are split. */
function isForDevelopers(node: Node): boolean {
  const callee = isNode(node["callee"]) ? node["callee"] : undefined;
  if (node.type === "NewExpression") return nameOf(callee).endsWith("Error");
  if (node.type !== "CallExpression" || callee === undefined) return false;
  return nameOf(callee["object"]) === "console" || codeCalls.test(nameOf(callee["property"] ?? callee));
}

/** How a literal is used: as JSX text, in a JSX attribute, stored or returned, or elsewhere in code. */
type Place = "shown" | "jsx" | "value" | "code";

function isShown(place: Place, text: string): boolean {
  if (place === "shown") return word.test(text);
  if (place === "value" && label.test(text)) return true;
  return place === "jsx" ? twoWords.test(text) : prose(text);
}

/** The user-visible texts in a module. */
export function literalsIn(file: string, source: string): Literal[] {
  const found: Literal[] = [];

  function placeOf(node: Node, place: Place): Place {
    if (/^JSX(?:Element|Fragment|ExpressionContainer)$/.test(node.type))
      return place === "jsx" ? "jsx" : "shown";
    if (/^(?:AssignmentPattern|ArrowFunction|Return|VariableDeclarator)/.test(node.type)) return "value";
    return /^(?:Conditional|Logical|Parenthesized|Template|TS)/.test(node.type) ? place : "code";
  }

  function visitNamed(node: Node, name: string): void {
    const value = node["value"];
    if (!isNode(value) || codeAttributes.has(name)) return;
    const isAttribute = node.type === "JSXAttribute";
    if (shownNames.has(name) && (isAttribute || capitalized.test(textOf(value) ?? ""))) visit(value, "shown");
    else visit(value, isAttribute ? "jsx" : "value");
  }

  function visit(node: Node, place: Place): void {
    if (/^(?:Import|ExportAll|TS(?!.*Expression$))/.test(node.type) || isForDevelopers(node)) return;
    const text = textOf(node)?.trim();
    if (text !== undefined && isShown(node.type === "JSXText" ? "shown" : place, text))
      found.push({ line: source.slice(0, node.start).split("\n").length, text });
    if (node.type === "JSXAttribute") visitNamed(node, nameOf(node["name"]));
    else if (node.type === "Property") visitNamed(node, nameOf(node["key"]));
    else for (const child of childrenOf(node)) visit(child, placeOf(node, place));
  }

  for (const statement of parseSync(file, source).program.body)
    if (isNode(statement)) visit(statement, "code");
  return found;
}
