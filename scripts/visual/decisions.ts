import type { Story } from "./capture";
import type { Change } from "./changes";
import type { Region } from "./pixels";

/** A look of a story that differs, or that only one of both commits has. */
export interface Shot {
  look: string;
  /** Missing of added and removed stories. */
  amount?: string;
  region?: Region;
  changes: Change[];
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
  shot: Shot | undefined;
}

interface Found {
  text: string;
  places: Place[];
}

const idsOf = ({ places }: Found) => [...new Set(places.map(({ story }) => story.id))].join(" ");
const picturesOf = ({ places }: Found) =>
  places.map(({ story, shot }) => `${story.id} ${shot?.look}`).join(" ");

/** Each change with everything that shows it. */
function found(
  differences: readonly StoryDifference[],
  changesOf: (story: StoryDifference) => [Change, Place][],
) {
  const pairs = differences.flatMap(changesOf);
  return groupBy(pairs, ([{ key }]) => key).flatMap((group): Found[] => {
    const [[{ text }] = [{ text: "" }]] = group;
    return [{ text, places: group.map(([, place]) => place) }];
  });
}

function decisionOf(changes: readonly string[], places: readonly Place[]): Decision[] {
  const stories = groupBy(places, ({ story }) => story.id).flatMap((group) => {
    const [first] = group;
    const shots = group.flatMap(({ shot }) => shot ?? []);
    return first ? [{ story: first.story, shots }] : [];
  });
  const [first] = stories;
  return first ? [{ state: first.story.state, changes: [...new Set(changes)], stories }] : [];
}

/** Equal changes together, whichever stories show them. Changes that exactly the same pictures show are one decision. */
function changedTogether(differences: readonly StoryDifference[]): Decision[] {
  const seen = found(differences, (story) =>
    story.shots.flatMap((shot) => shot.changes.map((change): [Change, Place] => [change, { story, shot }])),
  );
  const heard = found(differences, (story) =>
    story.heard.map((change): [Change, Place] => [change, { story, shot: undefined }]),
  );
  const bySight = groupBy(seen, picturesOf).map((group) => ({
    texts: group.map(({ text }) => text),
    places: group[0]?.places ?? [],
    ids: group[0] ? idsOf(group[0]) : "",
  }));
  // What is seen and heard in the same stories is one decision, unless they show several.
  const alone = heard.filter((each) => {
    const matches = bySight.filter(({ ids }) => ids === idsOf(each));
    if (matches.length === 1) matches[0]?.texts.push(each.text);
    return matches.length !== 1;
  });
  const byEar = groupBy(alone, idsOf).map((group) => ({
    texts: group.map(({ text }) => text),
    places: group[0]?.places ?? [],
  }));
  return [...bySight, ...byEar].flatMap(({ texts, places }) => decisionOf(texts, places));
}

const order = ["broken", "changed", "removed", "added"];

export function decisionsOf(differences: readonly StoryDifference[]): Decision[] {
  const inState = (state: string) => differences.filter((difference) => difference.state === state);
  const placesOf = (story: StoryDifference): Place[] =>
    story.shots.length === 0 ? [{ story, shot: undefined }] : story.shots.map((shot) => ({ story, shot }));
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

/** `13 stories, 52 pictures: text: “Search” → “Find”`. */
export function lineOf({ state, changes, stories }: Decision): string {
  const shots = stories.flatMap((each) => each.shots);
  const looks = [...new Set(shots.map(({ look }) => look))];
  const where =
    shots.length === 0
      ? ""
      : looks.length === 1
        ? `, at ${looks[0]} only`
        : `, ${counted(shots.length, "picture", "pictures")}`;
  const more = changes.length > 3 ? `; and ${changes.length - 3} more changes` : "";
  return `${counted(stories.length, "story", "stories")} ${state}${where}: ${changes.slice(0, 3).join("; ")}${more}`;
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
