import { expect, test } from "vitest";
import { countsOf, decisionsOf, lineOf, needsDecision, type StoryDifference } from "./decisions";

const changes = (...texts: string[]) => texts.map((text) => ({ key: text, text, boxes: [] }));

function changed(id: string, shots: Record<string, string[]>, ...heard: string[]): StoryDifference {
  const [page = "", name = ""] = id.split(" ");
  const title = `Pages/${page}`;
  return {
    id,
    title,
    name,
    importPath: "",
    state: "changed",
    shots: Object.entries(shots).map(([look, texts]) => ({
      look,
      amount: "9 px differ",
      changes: changes(...texts),
    })),
    heard: changes(...heard),
  };
}
const other = (state: StoryDifference["state"], id: string, why?: string): StoryDifference => ({
  ...changed(id, {}),
  state,
  ...(why === undefined ? {} : { why }),
});

const shapeOf = (differences: StoryDifference[]) =>
  decisionsOf(differences).map((decision) => [
    decision.changes,
    decision.stories.map(({ story }) => story.id),
  ]);

test("equal changes are one decision across titles, and another change is another one", () => {
  expect(
    shapeOf([
      changed("Runs Ready", { light: ["placeholder"] }),
      changed("Drafts Ready", { light: ["placeholder"] }),
      changed("Runs NoMatches", { light: ["placeholder", "typo"] }),
    ]),
  ).toEqual([
    [["placeholder"], ["Runs Ready", "Drafts Ready", "Runs NoMatches"]],
    [["typo"], ["Runs NoMatches"]],
  ]);
});

test("changes that exactly the same pictures show are one decision", () => {
  expect(
    shapeOf([
      changed("Runs Ready", { light: ["+ svg", "− svg"] }, "name"),
      changed("Drafts Ready", { light: ["+ svg", "− svg"] }, "name"),
    ]),
  ).toEqual([
    [
      ["+ svg", "− svg"],
      ["Runs Ready", "Drafts Ready"],
    ],
    [["name"], ["Runs Ready", "Drafts Ready"]],
  ]);
});

test("a change at one width is another decision than one at all widths", () => {
  const decisions = decisionsOf([
    changed("Runs Ready", { "light-1440": ["word"], "dark-1440": ["word"], "light-768": ["word", "gap"] }),
  ]);
  expect(decisions.map(lineOf)).toEqual([
    "word, only at 768 and 1440 px · 1 story",
    "gap, only at 768 px · 1 story",
  ]);
});

test("what only a screen reader finds is a decision", () => {
  expect(shapeOf([changed("Runs Ready", {}, "name"), changed("Runs Empty", {}, "name")])).toEqual([
    [["name"], ["Runs Ready", "Runs Empty"]],
  ]);
});

test("broken stories come first, by their error; new ones need no decision", () => {
  const decisions = decisionsOf([
    other("added", "New Ready"),
    changed("Runs Ready", { light: ["word"] }),
    other("removed", "Old Ready"),
    other("broken", "Team Ready", "TypeError: x\n at y"),
    other("broken", "Team Empty", "TypeError: x\n at z"),
  ]);
  expect(decisions.map(({ changes: [first] }) => first)).toEqual([
    "TypeError: x",
    "word",
    "Pages/Old was removed",
    "Pages/New is new",
  ]);
  expect(decisions.map(needsDecision)).toEqual([true, true, true, false]);
  expect(countsOf(decisions)).toBe("3 decisions about 4 stories; 1 new");
});
