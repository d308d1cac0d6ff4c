import { createHash } from "node:crypto";
import { dirname } from "node:path";
import type { StoryDifference } from "./compare";

/** A line of `visual.accept`: a decision, and its reason. */
interface Acceptance {
  decision: string;
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
    const [, decision, reason] = /^(\S.* [\da-f]{8}):\s*(\S.*)$/.exec(line) ?? [];
    if (decision === undefined || reason === undefined) unreadable.push(line);
    else accepted.push({ decision, reason });
  }
  return { accepted, unreadable };
}

/** Stories that differ in the same way: one decision. */
export interface Group {
  state: StoryDifference["state"] | "accepted";
  /** The tokens, or else the component or page. */
  label: string;
  /** The tokens' colors. */
  colors: string | undefined;
  reason: string | undefined;
  items: StoryDifference[];
  /**
   * What accepts the group in `visual.accept`, without the reason: what differs, and a hash of its pictures or colors.
   * Empty if it needs no decision.
   */
  decisions: string[];
}

/** The narrowest name of what differs, bound to the pictures: other pictures are another decision. */
function decisionsOf(items: readonly StoryDifference[]): string[] {
  const [first] = items;
  if (first === undefined || first.state === "added" || first.wasBroken === true) return [];
  if (first.tokens.length > 0) return first.tokens.map(({ name, hash }) => `${name} ${hash}`);
  const name = items.length === 1 ? `${first.title}/${first.name}` : first.title;
  const state = first.state === "changed" ? "" : ` ${first.state}`;
  const seen = items.map(({ id, seen: pictures }) => `${id} ${pictures}`).toSorted();
  const hash = createHash("sha256").update(seen.join("\n")).digest("hex").slice(0, 8);
  return [`${name}${state} ${hash}`];
}

/** Broken stories first, then what the change touches, then components: they are usually the cause of the pages' changes. */
function rankOf({ items }: Group, changedFolders: ReadonlySet<string>): number {
  const isTouched = items.some(({ importPath }) => changedFolders.has(dirname(importPath)));
  const [first] = items;
  const isComponent = first?.title.startsWith("Components/") === true;
  if (first?.state === "broken") return first.wasBroken === true ? 5 : 0;
  if (first !== undefined && first.tokens.length > 0) return 1;
  if (isTouched) return isComponent ? 1 : 2;
  return isComponent ? 3 : 4;
}

/** Equal differences together. `changed` are the files of the change, relative to the root. */
export function groupsOf(differences: readonly StoryDifference[], changed: readonly string[] = []): Group[] {
  const groups = new Map<string, StoryDifference[]>();
  for (const difference of differences) {
    const { state, title, tokens, why, wasBroken } = difference;
    const label = tokens.length > 0 ? tokens.map(({ hash }) => hash).toSorted() : title;
    const key = JSON.stringify([state, label, why, wasBroken]);
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  const folders = new Set(changed.map((file) => `./${dirname(file)}`));
  const isTouched = ({ importPath }: StoryDifference) => folders.has(dirname(importPath));
  const rank = (group: Group) => rankOf(group, folders);
  return [...groups.values()]
    .flatMap((members): Group[] => {
      const items = members.toSorted((a, b) => Number(isTouched(b)) - Number(isTouched(a)));
      const [first] = items;
      if (first === undefined) return [];
      const { state, title, tokens, wasBroken } = first;
      return [
        {
          state,
          label: tokens.length > 0 ? tokens.map(({ name }) => name).join(" and ") : title,
          colors: tokens.length > 0 ? tokens.map(({ colors }) => colors).join("; ") : undefined,
          reason: wasBroken === true ? "it was broken before" : undefined,
          items,
          decisions: decisionsOf(items),
        },
      ];
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a group still fails the review. */
export const needsDecision = ({ state, reason }: Group): boolean => state !== "added" && reason === undefined;

/** The reason that `visual.accept` gives for all of a group's decisions. */
function reasonFor({ decisions }: Group, accepted: readonly Acceptance[]): string | undefined {
  const reasons = decisions.map((wanted) => accepted.find(({ decision }) => decision === wanted)?.reason);
  if (reasons.length === 0 || reasons.includes(undefined)) return undefined;
  return [...new Set(reasons)].join("; ");
}

/** `everything` is the reason for all changes; a broken story needs its own line. */
export function accept(
  groups: readonly Group[],
  accepted: readonly Acceptance[],
  everything?: string,
): Group[] {
  return groups.map((group) => {
    if (group.state === "added") return group;
    const overall = group.state === "broken" ? undefined : everything;
    const reason = group.reason ?? reasonFor(group, accepted) ?? overall;
    return reason === undefined ? group : { ...group, state: "accepted", reason };
  });
}

const nameOf = (decision: string) => decision.slice(0, -9);

/** Lines about something that differs in another way now. */
export function outdated(groups: readonly Group[], accepted: readonly Acceptance[]): Acceptance[] {
  const decisions = groups.flatMap((group) => group.decisions);
  const names = new Set(
    groups.flatMap(({ decisions: own, items }) => [
      ...own.map(nameOf),
      ...items.flatMap(({ title, name }) => [title, `${title}/${name}`]),
    ]),
  );
  return accepted.filter(({ decision }) => names.has(nameOf(decision)) && !decisions.includes(decision));
}
