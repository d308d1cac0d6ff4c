import type { Story } from "./capture";
import type { Boxes, Change } from "./changes";
import { whereOf } from "./looks";

/** A look of a story that differs, or that only one of both commits has. */
export interface Shot {
  look: string;
  /** Missing of added and removed stories. */
  amount?: string;
  changes: Change[];
  /** Where to look for a decision. */
  at?: Boxes | undefined;
}

export interface StoryDifference extends Story {
  state: "changed" | "added" | "removed" | "broken";
  shots: Shot[];
  /** Why a broken story can't be shown. */
  why?: string;
  /** Changes of what a screen reader finds. */
  heard: Change[];
}

/** What is accepted or rejected together: changes that the same pictures show. */
export interface Decision {
  state: StoryDifference["state"];
  changes: string[];
  stories: { story: StoryDifference; shots: Shot[] }[];
}

/** Collects values by key, in the order of the first. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

interface Place {
  story: StoryDifference;
  /** Missing of what a screen reader finds. */
  shot?: Shot;
}

/** The element of a change where its picture differs comes first. */
const shotAt = (shot: Shot, { boxes: [at] }: Change): Shot => ({ ...shot, at });

function decisionOf(changes: readonly string[], places: readonly Place[]): Decision[] {
  const stories = groupBy(places, ({ story }) => story.id).flatMap((group) =>
    group.slice(0, 1).map(({ story }) => ({ story, shots: group.flatMap(({ shot }) => shot ?? []) })),
  );
  return stories
    .slice(0, 1)
    .map(({ story: { state } }) => ({ state, changes: [...new Set(changes)], stories }));
}

/** Equal changes together, whichever stories show them. Changes that exactly the same pictures show are one decision. */
function changedTogether(differences: readonly StoryDifference[]): Decision[] {
  const pairs = differences.flatMap((story) => [
    ...story.shots.flatMap((shot) =>
      shot.changes.map((change) => ({ change, place: { story, shot: shotAt(shot, change) } })),
    ),
    ...story.heard.map((change) => ({ change, place: { story } })),
  ]);
  const changes = groupBy(pairs, ({ change }) => change.key).map((group) => ({
    texts: group.slice(0, 1).map(({ change }) => change.text),
    places: group.map(({ place }): Place => place),
  }));
  const pictures = ({ places }: { places: Place[] }) =>
    places.map(({ story, shot }) => `${story.id} ${shot?.look}`).join(" ");
  return groupBy(changes, pictures).flatMap((group) =>
    decisionOf(
      group.flatMap(({ texts }) => texts),
      group[0]?.places ?? [],
    ),
  );
}

const order = ["broken", "changed", "removed", "added"];

export function decisionsOf(differences: readonly StoryDifference[]): Decision[] {
  const inState = (state: string) => differences.filter((difference) => difference.state === state);
  const placesOf = (story: StoryDifference): Place[] =>
    story.shots.length === 0 ? [{ story }] : story.shots.map((shot) => ({ story, shot }));
  const together = (stories: StoryDifference[], keyOf: (story: StoryDifference) => string) =>
    groupBy(stories, keyOf).flatMap((group) =>
      decisionOf(group[0] ? [keyOf(group[0])] : [], group.flatMap(placesOf)),
    );
  return [
    ...together(inState("broken"), ({ why = "" }) => why.split("\n")[0] ?? ""),
    ...changedTogether(inState("changed")),
    ...together(inState("removed"), ({ title }) => `${title} was removed`),
    ...together(inState("added"), ({ title }) => `${title} is new`),
  ].toSorted(
    (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || b.stories.length - a.stories.length,
  );
}

/** New stories need no decision. */
export const needsDecision = ({ state }: Decision): boolean => state !== "added";

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** `“Search” → “Find”, dark only · 13 stories`. */
export function lineOf({ state, changes, stories }: Decision): string {
  const looks = new Set(stories.flatMap(({ shots }) => shots.map(({ look }) => look)));
  const places = stories.map(({ story }) => whereOf(story.title, looks));
  const where = state === "changed" && looks.size > 0 && !places.includes("") ? places[0] : "";
  const more = changes.length > 3 ? `; and ${changes.length - 3} more changes` : "";
  const what = `${changes.slice(0, 3).join("; ")}${more}${where ? `, ${where}` : ""}`;
  return `${what} · ${counted(stories.length, "story", "stories")}${state === "broken" ? " broken" : ""}`;
}

export function countsOf(decisions: readonly Decision[]): string {
  const open = decisions.filter(needsDecision);
  const stories = new Set(open.flatMap((each) => each.stories.map(({ story }) => story.id)));
  const added = decisions
    .filter(({ state }) => state === "added")
    .reduce((sum, each) => sum + each.stories.length, 0);
  const changed = `${counted(open.length, "decision", "decisions")} about ${counted(stories.size, "story", "stories")}`;
  return added === 0 ? changed : `${changed}; ${added} new`;
}
