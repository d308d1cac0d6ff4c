import type { Described } from "./stage";

/** A difference that several stories can show. Equal keys are equal differences. */
export interface Change {
  key: string;
  /** For people: `button padding: 0px 12px → 0px 13px`. */
  text: string;
  /** What the page said, and what it says now; empty before an element was added, and after it was removed. */
  words?: readonly [before: string, after: string];
}

const longest = 90;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const changeOf = (what: string, from: string, to: string): Change => ({
  key: `${what}: ${from} → ${to}`,
  text: `${what}: ${cut(from)} → ${cut(to)}`,
});

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
  keyOf: (item: Item) => string,
): [Item[], Item[]][] {
  const gaps: [Item[], Item[]][] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...commonOf(one.map(keyOf), other.map(keyOf)), [one.length, other.length] as const]) {
    if (a > i || b > j) gaps.push([one.slice(i, a), other.slice(j, b)]);
    [i, j] = [a + 1, b + 1];
  }
  return gaps;
}

const textOf = ({ facts, children }: Described): string =>
  [facts["text"] ?? "", ...children.map(textOf)].join(" ").replaceAll(/\s+/g, " ").trim();

const sizeOf = ({ children }: Described): number =>
  children.reduce((sum, child) => sum + 1 + sizeOf(child), 0);

/** A small drawing without words: its lines change together. */
const isIcon = (element: Described) =>
  element.tag === "svg" && textOf(element) === "" && sizeOf(element) <= 10;

/** `button “Save”`, or `svg` with what makes it another one. */
function changeOfElement(sign: "+" | "−", element: Described): Change {
  const text = textOf(element);
  return {
    key: `${sign} ${JSON.stringify(element)}`,
    text: `${sign} ${element.tag === "text" ? "" : `${element.tag} `}${text === "" ? "" : `“${cut(text)}”`}`.trim(),
    words: sign === "+" ? ["", text] : [text, ""],
  };
}

/**
 * How one page became the other: texts, attributes and styles that changed, elements that were added or removed. Moved
 * and resized elements aren't listed, because what moved them is.
 */
export function changesBetween(before: Described, after: Described): Change[] {
  const names = new Set([...Object.keys(before.facts), ...Object.keys(after.facts)]);
  const own = [...names].flatMap((name) => {
    const [from = "unset", to = "unset"] = [before.facts[name], after.facts[name]];
    if (from === to) return [];
    const words = [from.trim(), to.trim()] as const;
    if (name === "text") return [{ ...changeOf("text", `“${words[0]}”`, `“${words[1]}”`), words }];
    // The same style of a button and of a link that looks like one is one change.
    const { key, text } = changeOf(name, from, to);
    return [{ key, text: `${after.tag} ${text}`, ...(name.startsWith("[") ? { words } : {}) }];
  });
  if (isIcon(before) && isIcon(after) && JSON.stringify(before.children) !== JSON.stringify(after.children))
    return [
      ...own,
      { key: `drawing ${JSON.stringify([before.children, after.children])}`, text: "another icon" },
    ];
  const gaps = gapsOf(before.children, after.children, (child) => JSON.stringify(child));
  const within = gaps.flatMap(([was, is]) => {
    const left = [...was];
    const changes = is.flatMap((child) => {
      const at = left.findIndex(({ tag }) => tag === child.tag);
      if (at === -1) return [changeOfElement("+", child)];
      const [same] = left.splice(at, 1);
      return same === undefined ? [] : changesBetween(same, child);
    });
    return [...left.map((child) => changeOfElement("−", child)), ...changes];
  });
  const all = [...own, ...within];
  return [...new Map(all.map((change) => [change.key, change])).values()];
}

const linesOf = (snapshot: string) => snapshot.split("\n").map((line) => line.trim());

/**
 * What a screen reader finds in other words, or at another place. Left out is what follows from changes that are seen: a
 * button's name from its text.
 */
export function heardChanges(before: string, after: string, seen: readonly Change[] = []): Change[] {
  return gapsOf(linesOf(before), linesOf(after), (line) => line).flatMap(([was, is]) => {
    const [from, to] = [was.join(" "), is.join(" ")];
    const follows = seen.some(({ words: [one, other] = ["", ""] }) => {
      if (one !== "" && other !== "") return from.replaceAll(one, other) === to;
      return one === "" ? from === "" && other !== "" && to.includes(other) : to === "" && from.includes(one);
    });
    return follows ? [] : [changeOf("read aloud", from || "nothing", to || "nothing")];
  });
}

/** What a screen reader finds, line by line: `- ` before what is gone, `+ ` before what is new. */
export function heardLines(before: string, after: string): string[] {
  const [was, is] = [before.split("\n"), after.split("\n")];
  const lines: string[] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...commonOf(was, is), [was.length, is.length] as const]) {
    lines.push(...was.slice(i, a).map((line) => `- ${line}`), ...is.slice(j, b).map((line) => `+ ${line}`));
    if (b < is.length) lines.push(`  ${is[b]}`);
    [i, j] = [a + 1, b + 1];
  }
  return lines;
}
