/** The features of a selector that decide whether it is stable. */
export interface SelectorParts {
  /** The number of elements on the path to the target, including itself. */
  levels: number;
  tags: string[];
  ids: string[];
  classes: string[];
  attributes: { name: string; value: string | null; isPartial: boolean }[];
  /** Visible text, labels and accessible names. */
  texts: string[];
  isByPosition: boolean;
  isAbsolute: boolean;
}

function emptyParts(): SelectorParts {
  return {
    levels: 0,
    tags: [],
    ids: [],
    classes: [],
    attributes: [],
    texts: [],
    isByPosition: false,
    isAbsolute: false,
  };
}

const unquote = (text: string) => text.trim().replace(/^(["'`])(.*)\1$/s, "$2");

const xpathStart = /^(?:xpath=|\(*\.?\/)/i;

const textEngine = /^(?:text|label|placeholder|alt|title|role)=(.+)$/is;

const testIdEngine = /^(?:data-testid|data-test-id|data-test|testid|id)=(.+)$/is;

const locatorCall = /^(?:\w+\.)?(getBy(\w+)|cy\.\w+)\((.*)\)/is;

const positionInXPath = /\[\s*(?:\d+\s*|(?:last|position)\(\)[^[\]]*)\]/;

const xpathComparison = /@([\w:-]+)\s*=\s*("[^"]*"|'[^']*')/g;

const xpathContains = /(?:contains|starts-with)\(\s*@([\w:-]+)\s*,\s*("[^"]*"|'[^']*')\s*\)/g;

const xpathText = /(?:text\(\)|normalize-space\([^()]*\)|(?<![\w@-])\.)\s*(?:=|,)\s*("[^"]*"|'[^']*')/g;

function addAttribute(parts: SelectorParts, name: string, value: string | null, isPartial: boolean): void {
  const known = name.toLowerCase();
  if (known === "id" && value !== null && !isPartial) parts.ids.push(value);
  else if (known === "class" && value !== null) parts.classes.push(...value.split(/\s+/).filter(Boolean));
  else parts.attributes.push({ name: known, value, isPartial });
}

/** The path without its predicates. */
function withoutPredicates(path: string): string {
  let depth = 0;
  let kept = "";
  for (const character of path) {
    if (character === "[") depth += 1;
    else if (character === "]") depth -= 1;
    else if (depth <= 0) kept += character;
  }
  return kept;
}

function readXPath(selector: string): SelectorParts {
  const parts = emptyParts();
  const path = selector.replace(/^xpath=/i, "");
  const bare = path.replace(/"[^"]*"|'[^']*'/g, "''");
  parts.isAbsolute = /^\(*\/(?!\/)/.test(bare);
  parts.isByPosition = positionInXPath.test(bare);
  const steps = withoutPredicates(bare)
    .split(/\/+/)
    .filter((step) => /[\w*]/.test(step));
  parts.levels = steps.length;
  parts.tags = steps.map((step) => step.replace(/^.*::|[()]/g, ""));
  for (const [, name = "", value = ""] of path.matchAll(xpathComparison))
    addAttribute(parts, name, unquote(value), false);
  for (const [, name = "", value = ""] of path.matchAll(xpathContains))
    addAttribute(parts, name, unquote(value), true);
  for (const [, value = ""] of path.matchAll(xpathText)) parts.texts.push(unquote(value));
  return parts;
}

const cssAttribute =
  /\[\s*([\w:-]+)\s*(?:([~|^$*]?)=\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^[\]\s]+)\s*(?:[is]\s*)?)?\]/g;

const cssText =
  /:(?:has-text|text-is|text-matches|text|contains|-p-text)\((\s*"[^"]*"\s*|\s*'[^']*'\s*|(?:[^()]|\([^()]*\))*)\)/gi;

const cssPosition =
  /:(?:nth-[\w-]+|first(?:-child|-of-type)?|last(?:-child|-of-type)?|only-(?:child|of-type)|eq|nth|lt|gt)\b/i;

const unescape = (name: string) => name.replace(/\\(.)/g, "$1");

// `#\31 23` is the ID “123”: a name can't start with a digit, and the space ends the escape.
const plainCodes = (selector: string) =>
  selector.replace(/\\([\da-f]{2,6})\s/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16) % 0x110000),
  );

// An escaped `#`, `.` or `:` belongs to the name.
const identifier = String.raw`(?:\\.|[\w-]|[^\x00-\x7F])+`;

const cssName = new RegExp(`([#.])(${identifier})`, "g");

const cssTag = new RegExp(`^(${identifier}|\\*)`);

function readCompound(parts: SelectorParts, compound: string): void {
  const tag = cssTag.exec(compound)?.[1];
  parts.tags.push(tag ?? "*");
  for (const [, mark, name = ""] of compound.matchAll(cssName))
    (mark === "#" ? parts.ids : parts.classes).push(unescape(name));
}

function readCss(selector: string): SelectorParts {
  const parts = emptyParts();
  let rest = plainCodes(selector.replace(/^css=/i, ""));
  for (const [, name = "", operator = "", value] of rest.matchAll(cssAttribute)) {
    addAttribute(parts, name, value === undefined ? null : unquote(value), operator !== "");
  }
  rest = rest.replace(cssAttribute, "[]");
  for (const [, text = ""] of rest.matchAll(cssText)) parts.texts.push(unquote(text));
  rest = rest.replace(cssText, "");
  parts.isByPosition = cssPosition.test(rest) || /(?:^|>>\s*)nth=/.test(rest);
  // Only the first of several alternatives is assessed.
  const [first = ""] = rest.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, "").split(",");
  const compounds = first
    .split(/[\s>+~]+/)
    .filter((compound) => compound !== "" && !compound.startsWith("nth="));
  parts.levels = compounds.length;
  for (const compound of compounds) readCompound(parts, compound);
  parts.isAbsolute = /^html\b/i.test(rest);
  return parts;
}

function readLocator(engine: string, argument: string): SelectorParts {
  const parts = { ...emptyParts(), levels: 1 };
  const quotes = [...argument.matchAll(/"([^"]*)"|'([^']*)'/g)].map(
    ([, double, single]) => double ?? single ?? "",
  );
  if (/testid/i.test(engine))
    parts.attributes.push({ name: "data-testid", value: quotes[0] ?? unquote(argument), isPartial: false });
  else if (/role/i.test(engine)) {
    parts.tags.push(quotes[0] ?? "");
    if (/name\s*[:=]/i.test(argument)) parts.texts.push(quotes.at(-1) ?? "");
  } else parts.texts.push(quotes[0] ?? unquote(argument));
  parts.isByPosition = /\.(?:nth|first|last|eq)\(|>>\s*nth=/.test(argument);
  return parts;
}

/** Real selectors are shorter. Cutting bounds the time of the regular expressions. */
const longest = 1_000;

/** Parses a selector of any common style: CSS, XPath, or the text and role engines of test tools. */
export function readSelector(selector: string): SelectorParts {
  const text = selector
    .trim()
    .slice(0, longest)
    .replace(/^(?:aria|text)\//, "text=")
    .replace(/^(?:pierce|css)\//, "")
    .replace(/^xpath\//, "xpath=");
  if (xpathStart.test(text)) return readXPath(text);
  const call = locatorCall.exec(text);
  if (call?.[2] !== undefined) {
    const parts = readLocator(call[2], call[3] ?? "");
    return { ...parts, isByPosition: parts.isByPosition || /\)\s*\.(?:nth|first|last)\(/.test(text) };
  }
  const engine = textEngine.exec(text);
  if (engine !== null) return readLocator(text.startsWith("role") ? "role" : "text", engine[1] ?? "");
  const testId = testIdEngine.exec(text);
  if (testId !== null) return readLocator("testid", testId[1] ?? "");
  return readCss(text);
}
