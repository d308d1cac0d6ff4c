import { createHash } from "node:crypto";
import type { StoryDifference } from "./compare";

export interface Verdict extends StoryDifference {
  /** Why the change was accepted. */
  reason?: string | undefined;
}

/** A line of `visual.accept`: which stories may change, and why. */
export interface Acceptance {
  pattern: string;
  reason: string;
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

/** The lines that this change adds. Lines already in the base accepted an earlier change, so they need no cleanup. */
export function acceptances(text: string, atBase: string): { accepted: Acceptance[]; unreadable: string[] } {
  const old = new Set(linesOf(atBase));
  const accepted: Acceptance[] = [];
  const unreadable: string[] = [];
  for (const line of linesOf(text)) {
    if (old.has(line)) continue;
    const [, pattern, reason] = /^(\S[^:]*?)\s*:\s*(\S.*)$/.exec(line) ?? [];
    if (pattern === undefined || reason === undefined) unreadable.push(line);
    else accepted.push({ pattern, reason });
  }
  return { accepted, unreadable };
}

/** `Components/Forms` matches all of its stories, `Pages/Team/Ready` a single story, and `*` anything. */
function matches(pattern: string, story: string): boolean {
  const source = pattern
    .split("*")
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(".*");
  return new RegExp(`^${source}(/.*)?$`, "i").test(story);
}

/** Identifies equal replacements of colors in `visual.accept`. */
const colorsId = (colors: string) =>
  `colors ${createHash("sha256").update(colors).digest("hex").slice(0, 8)}`;

export const reasonFor = (
  accepted: readonly Acceptance[],
  { title, name, colors }: Pick<Verdict, "title" | "name" | "colors">,
): string | undefined =>
  accepted.find(
    ({ pattern }) =>
      matches(pattern, `${title}/${name}`) || (colors !== undefined && pattern === colorsId(colors)),
  )?.reason;

/** Stories that differ in the same way: one decision. */
export interface Group {
  state: Verdict["state"] | "accepted";
  /** The colors, or else the component or page. */
  label: string;
  reason: string | undefined;
  items: Verdict[];
  /** What accepts the group in `visual.accept`, without the reason. Empty if it needs no decision. */
  patterns: string[];
}

export const needsDecision = ({ state, reason }: Verdict): boolean =>
  state !== "added" && reason === undefined;

/** Equal differences together, components first: they are usually the cause of the pages' changes. */
export function groupsOf(verdicts: readonly Verdict[]): Group[] {
  const groups = new Map<string, Group>();
  for (const verdict of verdicts) {
    const { title, colors, reason, why } = verdict;
    const state = reason === undefined ? verdict.state : "accepted";
    const label = colors ?? title;
    const key = [state, label, reason, why].join(" ");
    const group = groups.get(key) ?? { state, label, reason, items: [], patterns: [] };
    group.items.push(verdict);
    groups.set(key, group);
  }
  for (const group of groups.values()) {
    const [first] = group.items;
    if (first === undefined || !needsDecision(first)) continue;
    const sameTitle = verdicts.filter(({ title }) => title === first.title);
    if (first.colors !== undefined) group.patterns = [colorsId(first.colors)];
    else if (sameTitle.every((verdict) => group.items.includes(verdict))) group.patterns = [first.title];
    // A colon ends the pattern.
    else group.patterns = group.items.map(({ title, name }) => `${title}/${name.replaceAll(":", "*")}`);
  }
  const rank = ({ items: [first] }: Group) => (first?.title.startsWith("Components/") ? 0 : 1);
  return [...groups.values()].toSorted((a, b) => rank(a) - rank(b));
}
