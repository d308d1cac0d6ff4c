import { expect, test } from "vitest";
import { accept, acceptances, groupsOf, needsDecision, outdated } from "./accept";
import type { TokenChange } from "./colors";
import type { StoryDifference } from "./compare";
import { acceptLines } from "./summary";

const difference = (name: string, over: Partial<StoryDifference> = {}): StoryDifference => ({
  id: `runs--${name.toLowerCase()}`,
  title: "Pages/Runs",
  name,
  importPath: "./packages/screens/src/runs/RunsScreen.stories.tsx",
  state: "changed",
  seen: `pictures of ${name}`,
  tokens: [],
  looks: [],
  ...over,
});

/** The groups that still need a decision, after the lines that a review of `seen` offers were added. */
function openAfterAccepting(seen: readonly StoryDifference[], now: readonly StoryDifference[]) {
  const { accepted } = acceptances(acceptLines(groupsOf(seen)).join("\n"), "");
  return accept(groupsOf(now), accepted).filter(needsDecision);
}

test("the offered lines accept the differences that were seen, also of a name with a colon", () => {
  const seen = [
    difference("Pressed: link"),
    difference("Gone", { state: "removed" }),
    difference("Loop", { state: "broken", why: "No end" }),
  ];
  expect(openAfterAccepting(seen, seen)).toEqual([]);
});

test("a line accepts no other picture of the same story, nor of another story", () => {
  const seen = [difference("Ready")];
  const another = difference("Ready", { seen: "pictures with a typo" });
  expect(openAfterAccepting(seen, [another])).toHaveLength(1);
  expect(openAfterAccepting(seen, [difference("Ready"), difference("Empty")])).toHaveLength(1);
});

test("a line accepts no story that broke or was removed meanwhile", () => {
  const seen = [difference("Ready"), difference("Empty")];
  const broken = difference("Ready", { state: "broken", why: "It threw.", seen: "It threw." });
  const removed = difference("Empty", { state: "removed" });
  expect(openAfterAccepting(seen, [broken, removed])).toHaveLength(2);
});

test("the narrowest line is offered", () => {
  expect(acceptLines(groupsOf([difference("Ready")]))).toEqual([
    expect.stringMatching(/^Pages\/Runs\/Ready [\da-f]{8}: reason$/),
  ]);
  expect(acceptLines(groupsOf([difference("Ready"), difference("Empty")]))).toEqual([
    expect.stringMatching(/^Pages\/Runs [\da-f]{8}: reason$/),
  ]);
  const removed = [difference("Ready", { state: "removed" }), difference("Empty", { state: "removed" })];
  expect(acceptLines(groupsOf(removed))).toEqual([
    expect.stringMatching(/^Pages\/Runs removed [\da-f]{8}: reason$/),
  ]);
});

test("ignores lines that the base already has", () => {
  const file = "Pages/Runs 12345678: wider";
  const { accepted } = acceptances(`${file}\nComponents/Data/Badge 9abcdef0: rounder`, file);
  expect(accepted).toEqual([{ decision: "Components/Data/Badge 9abcdef0", reason: "rounder" }]);
});

test("accepts nothing without a hash or a reason, and reports the line", () => {
  expect(acceptances("Pages/Runs: wider\nPages/Runs 12345678:", "")).toEqual({
    accepted: [],
    unreadable: ["Pages/Runs: wider", "Pages/Runs 12345678:"],
  });
});

test("finds lines that accepted other pictures", () => {
  const { accepted } = acceptances("Pages/Runs/Ready 12345678: wider\nPages/Team/Ready 12345678: wider", "");
  expect(outdated(groupsOf([difference("Ready")]), accepted).map(({ decision }) => decision)).toEqual([
    "Pages/Runs/Ready 12345678",
  ]);
});

test("one reason for everything accepts no broken story", () => {
  const groups = groupsOf([difference("Ready"), difference("Loop", { state: "broken", why: "No end" })]);
  const open = accept(groups, [], "merged").filter(needsDecision);
  expect(open.map(({ state }) => state)).toEqual(["broken"]);
});

test("a story that was broken before needs no decision", () => {
  const groups = groupsOf([difference("Loop", { state: "broken", why: "No end", wasBroken: true })]);
  expect(accept(groups, []).filter(needsDecision)).toEqual([]);
});

test("stories that are broken for different reasons are different groups", () => {
  const broken = (name: string, why: string) => difference(name, { state: "broken", why });
  const groups = groupsOf([broken("a", "It threw."), broken("b", "It hangs."), broken("c", "It threw.")]);
  expect(groups.map(({ items }) => items.length)).toEqual([2, 1]);
});

test("stories in which only the same token changed are one decision", () => {
  const good: TokenChange = { name: "tone.good.text", colors: "light #000000 → #111111", hash: "12345678" };
  const groups = groupsOf([
    difference("Ready", { tokens: [good] }),
    difference("Ready", { title: "Pages/Team", tokens: [good] }),
    difference("Empty"),
  ]);
  expect(groups.map(({ label }) => label)).toEqual(["tone.good.text", "Pages/Runs"]);
  expect(groups[0]?.decisions).toEqual(["tone.good.text 12345678"]);
});

test("broken stories come first, then the changed component, then other components, then pages", () => {
  const component = (name: string) => ({
    title: `Components/Forms/${name}`,
    importPath: `./packages/ui/src/${name}/${name}.stories.tsx`,
  });
  const groups = groupsOf(
    [
      difference("Ready"),
      difference("Plain", component("field")),
      difference("Plain", component("select")),
      difference("Loop", { title: "Pages/Team", state: "broken", why: "No end" }),
    ],
    ["packages/ui/src/select/Select.css.ts"],
  );
  expect(groups.map(({ label }) => label)).toEqual([
    "Pages/Team",
    "Components/Forms/select",
    "Components/Forms/field",
    "Pages/Runs",
  ]);
});
