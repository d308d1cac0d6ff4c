import type { Region } from "./pixels";
import type { Described } from "./stage";

/** Where a change is, in the pictures before and after. */
export interface Boxes {
  before?: Region | undefined;
  after?: Region | undefined;
}

/** A difference that several stories can show. Equal keys are equal differences. */
export interface Change {
  key: string;
  /** For people: `button padding: 0px 12px → 0px 13px`. */
  text: string;
  /** What the page said, and what it says now; empty before an element was added, and after it was removed. */
  words?: (readonly [before: string, after: string])[];
  /** Only a color is another one. */
  recolors?: boolean;
  boxes: Boxes[];
}

const longest = 90;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** What both sequences have in the same order: pairs of indexes. Both are short, or equal at their ends. */
export function commonOf(one: readonly string[], other: readonly string[]): [number, number][] {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  /** The most that what follows each pair of indexes has in common. */
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const length =
        a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
      lengths[i]?.fill(length, j, j + 1);
    }
  const pairs: [number, number][] = Array.from({ length: start }, (_, at) => [at, at]);
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;)
    if (a[i] === b[j]) pairs.push([start + i++, start + j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  for (let at = end; at > 0; at -= 1) pairs.push([one.length - at, other.length - at]);
  return pairs;
}

/** The parts of both sequences between what they have in common. */
function gapsOf<Item>(
  one: readonly Item[],
  other: readonly Item[],
  key: (item: Item) => string,
): [Item[], Item[]][] {
  const gaps: [Item[], Item[]][] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...commonOf(one.map(key), other.map(key)), [one.length, other.length] as const]) {
    if (a > i || b > j) gaps.push([one.slice(i, a), other.slice(j, b)]);
    [i, j] = [a + 1, b + 1];
  }
  return gaps;
}

/** Equal changes as one, with all of their words and boxes. */
export function together(changes: readonly Change[]): Change[] {
  const known = new Map<string, Change>();
  for (const change of changes) {
    const first = known.get(change.key);
    const words = [...(first?.words ?? []), ...(change.words ?? [])];
    const boxes = [...(first?.boxes ?? []), ...change.boxes];
    known.set(change.key, { ...(first ?? change), ...(words.length > 0 && { words }), boxes });
  }
  return [...known.values()];
}

/** An element with what identifies it: `id` by everything that it shows, `name` by its tag and text. */
interface Part {
  tag: string;
  facts: Readonly<Record<string, string>>;
  box: Region | undefined;
  children: Part[];
  id: number;
  text: string;
  name: string;
}

const nouns: Record<string, string> = {
  a: "link",
  li: "list item",
  p: "paragraph",
  td: "cell",
  tr: "row",
  th: "column header",
  input: "field",
  textarea: "field",
  select: "menu",
  img: "image",
  nav: "navigation",
  ul: "list",
  ol: "list",
  svg: "icon",
  text: "",
  div: "box",
  span: "box",
};
const nounOf = (tag: string) => nouns[tag] ?? (/^h\d$/.test(tag) ? "heading" : tag);

function partOf({ tag, facts, box, children }: Described, ids: Map<string, number>): Part {
  const parts = children.map((child) => partOf(child, ids));
  const key = JSON.stringify([tag, facts, parts.map(({ id }) => id)]);
  const id = ids.get(key) ?? ids.size;
  ids.set(key, id);
  const text = [facts["text"] ?? "", ...parts.map((part) => part.text)]
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const icon = facts["icon"];
  const noun = nounOf(tag);
  const name = icon !== undefined ? `${icon} icon` : text === "" ? noun : `${noun} “${text}”`.trim();
  return { tag, facts, box, children: parts, id, text, name };
}

const sizeOf = ({ children }: Part): number => children.reduce((sum, child) => sum + 1 + sizeOf(child), 0);

/** A small drawing without words: its lines change together. */
const isIcon = (part: Part) => part.tag === "svg" && part.text === "" && sizeOf(part) <= 10;

const months = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/g;
const weekdays = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b/g;

/**
 * A text that became another, without what differs from row to row: another format of dates is one change. Plain numbers
 * stay.
 */
function patternsOf(from: string, to: string): [from: string, to: string] {
  if (!/[a-z]/i.test(from + to)) return [from, to];
  const patternOf = (text: string) =>
    text
      .replaceAll(months, "Jan")
      .replaceAll(weekdays, "Mon")
      .replaceAll(/\b[AP]M\b/g, "AM")
      .replaceAll(/\d+(?:[,.]\d+)*/g, "0");
  return [patternOf(from), patternOf(to)];
}

/** Another format is the same change whatever stands around it, and whether it is seen or only heard. */
function changeKey(kind: "text:" | "heard", from: string, to: string): string {
  const patterns = patternsOf(from, to);
  const isFormat = patterns.every((pattern) => pattern.includes("0"));
  const [was, is] = patterns.map((pattern) => pattern.split(" "));
  if (!isFormat || !was || !is) return `${kind} ${patterns.join(" → ")}`;
  while (was.length > 0 && was[0] === is[0]) for (const words of [was, is]) words.shift();
  while (was.length > 0 && was.at(-1) === is.at(-1)) for (const words of [was, is]) words.pop();
  return `format ${was.join(" ")} → ${is.join(" ")}`;
}

function textChange(before: Part, after: Part, boxes: Boxes): Change {
  const [from, to] = [before.text, after.text];
  return {
    key: changeKey("text:", from, to),
    text: `“${cut(from)}” → “${cut(to)}”`,
    words: [[from, to]],
    boxes: [boxes],
  };
}

const heights = new Set(["height", "min-height", "max-height"]);

/** The window is as high as the page: `calc(100vh - 4rem)` grows with what else is on it. */
function followsWindow(name: string, from: string, to: string, [was = 0, is = 0]: Windows): boolean {
  const isLarge = Number.parseFloat(from) > was / 2;
  return heights.has(name) && isLarge && Number.parseFloat(to) - Number.parseFloat(from) === is - was;
}

/** What one element itself has now, without its children. */
function ownChanges(before: Part, after: Part, { windows }: Pages): Change[] {
  const boxes = { before: before.box, after: after.box };
  const names = new Set([...Object.keys(before.facts), ...Object.keys(after.facts)]);
  return [...names].flatMap((name): Change[] => {
    const [from = "none", to = "none"] = [before.facts[name], after.facts[name]];
    if (from === to) return [];
    if (name === "text") return [textChange(before, after, boxes)];
    if (followsWindow(name, from, to, windows)) return [];
    const key = `${name}: ${from} → ${to}`;
    if (name === "icon") return [{ key, text: `${from} icon → ${to} icon`, boxes: [boxes] }];
    // The same style of a button and of a link that looks like one is one change.
    const attribute = /^\[(.*)\]$/.exec(name)?.[1];
    const [tag, pseudo] = after.tag.split("::");
    const of = [nounOf(tag ?? ""), pseudo].filter(Boolean).join(" ");
    const text = `${of} ${attribute ?? name.replaceAll("-", " ")}: ${cut(from)} → ${cut(to)}`.trim();
    const recolors = name.endsWith("color") || name === "fill" || name === "stroke";
    return [{ key, text, recolors, boxes: [boxes], ...(attribute !== undefined && { words: [[from, to]] }) }];
  });
}

interface Gone {
  part: Part;
  sign: "missing" | "new";
  /** The tags of the elements around it. */
  path: readonly string[];
}

/** The windows' heights. */
type Windows = readonly [before: number | undefined, after: number | undefined];

/** What the comparison of two pages needs and finds. */
interface Pages {
  windows: Windows;
  gone: Gone[];
}

function difference(before: Part, after: Part, pages: Pages, above: readonly string[] = []): Change[] {
  if (before.id === after.id) return [];
  const own = ownChanges(before, after, pages);
  const path = [...above, before.tag];
  if (isIcon(before) && isIcon(after)) {
    const ids = (part: Part) => JSON.stringify(part.children.map(({ id }) => id));
    if (ids(before) === ids(after) || before.facts["icon"] !== after.facts["icon"]) return own;
    const boxes = [{ before: before.box, after: after.box }];
    return [...own, { key: `drawing ${ids(before)} ${ids(after)}`, text: "another icon", boxes }];
  }
  const gaps = gapsOf(before.children, after.children, ({ id }) => String(id));
  const within = gaps.flatMap(([was, is]) => {
    const left = [...was];
    // What is called the same stayed, or else what is of the same kind.
    const inOrder = new Set(commonOf(was.map(identityOf), is.map(identityOf)).map(([, at]) => at));
    const stayed = is.map((child) => {
      const at = left.findIndex((part) => part.tag === child.tag && identityOf(part) === identityOf(child));
      return at === -1 ? undefined : left.splice(at, 1)[0];
    });
    const changes = is.flatMap((child, index) => {
      const named = stayed[index];
      if (named && !inOrder.has(index)) return movedChanges(named, child, pages, path, path);
      const at = left.findIndex(({ tag }) => tag === child.tag);
      const same = named ?? (at === -1 ? undefined : left.splice(at, 1)[0]);
      if (same !== undefined) return difference(same, child, pages, path);
      pages.gone.push({ part: child, sign: "new", path });
      return [];
    });
    pages.gone.push(...left.map((part): Gone => ({ part, sign: "missing", path })));
    return changes;
  });
  return [...own, ...within];
}

/**
 * How one page became the other: texts, attributes and styles that changed, elements that were added, removed or put
 * elsewhere. Elements that others moved or resized aren't listed, because what moved them is.
 */
export function changesBetween(before: Described, after: Described): Change[] {
  const ids = new Map<string, number>();
  const gone: Gone[] = [];
  const pages: Pages = { windows: [before.box?.height, after.box?.height], gone };
  const changes = difference(partOf(before, ids), partOf(after, ids), pages);
  const added = gone.filter(({ sign }) => sign === "new");
  for (const { part, sign, path } of gone) {
    if (sign === "new") continue;
    const at = added.findIndex(
      (each) => part.tag === each.part.tag && identityOf(part) === identityOf(each.part),
    );
    const [elsewhere] = at === -1 ? [] : added.splice(at, 1);
    if (elsewhere) changes.push(...movedChanges(part, elsewhere.part, pages, path, elsewhere.path));
    else changes.push(goneChange(part, sign));
  }
  changes.push(...added.map(({ part, sign }) => goneChange(part, sign)));
  return together(changes);
}

/** What is drawn by an element without a name. */
const drawingOf = ({ tag, facts, children }: Part): string =>
  `${tag} ${Object.entries(facts)
    .filter(([name]) => /^(?:\[.*\]|d)$/.test(name))
    .join(" ")} ${children.map(drawingOf).join(" ")}`;

const identityOf = (part: Part) =>
  part.text === "" && part.facts["icon"] === undefined ? drawingOf(part) : part.name;

/**
 * The buttons of all dialogs are swapped by one change, whatever they say. Its new place can give an element other
 * styles.
 */
function movedChanges(
  before: Part,
  after: Part,
  pages: Pages,
  from: readonly string[],
  to: readonly string[],
): Change[] {
  const [was, is] = [from, to].map((path) => path.slice(-4).join(" "));
  const key = `moved ${before.tag}: ${was} → ${is}`;
  const boxes = [{ before: before.box, after: after.box }];
  const words: Change["words"] = [[before.text, before.text]];
  const change = { key, text: `${cut(before.name)} moved`, words, boxes };
  return [change, ...difference(before, after, { ...pages, gone: [] }, to)];
}

function goneChange(part: Part, sign: Gone["sign"]): Change {
  const { name, text, box } = part;
  return {
    key: `${sign} ${identityOf(part)}`,
    text: `${cut(name)} ${sign === "new" ? "is new" : "missing"}`,
    words: [sign === "new" ? ["", text] : [text, ""]],
    boxes: [sign === "new" ? { after: box } : { before: box }],
  };
}

const linesOf = (snapshot: string) => snapshot.split("\n").map((line) => line.trim().replace(/^- /, ""));
const roleOf = (line: string) => /^\w*/.exec(line)?.[0];

/** What a screen reader finds, line by line: which one became which. */
function heardPairs(before: string, after: string): [from: string, to: string][] {
  return gapsOf(linesOf(before), linesOf(after), (line) => line).flatMap(([was, is]) => {
    const left = [...was];
    const pairs = is.map((to): [string, string] => {
      const at = left.findIndex((from) => roleOf(from) === roleOf(to));
      return [at === -1 ? "" : (left.splice(at, 1)[0] ?? ""), to];
    });
    return [...pairs, ...left.map((from): [string, string] => [from, ""])];
  });
}

const nameIn = (line: string) => /"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? /: (.*)$/.exec(line)?.[1] ?? "";

const states = / \[[^\]]*\]/g;
const statesOf = (line: string) => line.match(states)?.join("");
const withoutStates = (line: string) => line.replaceAll(states, "");

/**
 * What a screen reader finds in other words, or at another place. Left out is what follows from changes that are seen: a
 * button's name from its text, a row's from its button's.
 */
export function heardChanges(before: string, after: string, seen: readonly Change[] = []): Change[] {
  const words = seen
    .flatMap((change) => change.words ?? [])
    .filter((pair) => pair.some((word) => word !== ""));
  const pairs = heardPairs(before, after).toSorted(
    ([a, b], [c, d]) => a.length + b.length - c.length - d.length,
  );
  const lines = new Set(pairs.map(([from, to]) => (from === "" ? `+${to}` : to === "" ? `-${from}` : "")));
  /** Whether a format that changed on the page changed here, too. */
  const followsFormat = (from: string, to: string) => {
    const [was, is] = patternsOf(from, to);
    const replaced = words.reduce((text, pair) => {
      const [one, other] = patternsOf(...pair);
      return one === "" || one === other ? text : text.replaceAll(one, other);
    }, was);
    return was !== is && replaced === is;
  };
  const changes = pairs.flatMap(([from, to]): Change[] => {
    const replaced = words.reduce(
      (text, [one, other]) => (one === "" ? text : text.replaceAll(one, other)),
      from,
    );
    const plain = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll(/ (?=")|(?<=") /g, "");
    const isKnown =
      plain(replaced) === plain(to) ||
      followsFormat(from, to) ||
      words.some(([one, other]) =>
        one === "" ? to.includes(other) && from === "" : to === "" && from.includes(one),
      );
    if (isKnown) return [];
    if (from === "" ? lines.has(`-${to}`) : to === "" && lines.has(`+${from}`)) {
      const isSeen = words.some(([one, other]) => one === other && `${from}${to}`.includes(one));
      const text = `a screen reader finds ${from || to} elsewhere`;
      return isSeen ? [] : [{ key: text, text, boxes: [] }];
    }
    const name: [string, string] = [nameIn(from), nameIn(to)];
    // A disabled button that is renamed is the same change.
    const [was, now] =
      statesOf(from) === statesOf(to) ? [withoutStates(from), withoutStates(to)] : [from, to];
    if (name[0] !== "" && name[1] !== "") words.push(name);
    const text =
      from === ""
        ? `a screen reader also finds ${cut(to)}`
        : to === ""
          ? `a screen reader doesn’t find ${cut(from)}`
          : `a screen reader finds ${cut(now)}, not ${cut(was)}`;
    return [{ key: changeKey("heard", was, now), text, boxes: [] }];
  });
  return together(changes);
}

/** What a screen reader finds where it changed, line by line: `- ` before what is gone, `+ ` before what is new. */
export function heardLines(before: string, after: string): string[] {
  const [was, is] = [before.split("\n"), after.split("\n")];
  const lines: string[] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...commonOf(was, is), [was.length, is.length] as const]) {
    lines.push(...was.slice(i, a).map((line) => `- ${line}`), ...is.slice(j, b).map((line) => `+ ${line}`));
    if (b < is.length) lines.push(`  ${is[b]}`);
    [i, j] = [a + 1, b + 1];
  }
  const isNear = (at: number) => lines.slice(Math.max(0, at - 3), at + 4).some((line) => /^[-+]/.test(line));
  return lines.filter((_, at) => isNear(at));
}
