import { expect, test } from "vitest";
import { accept, groupsOf } from "./accept";
import type { StoryDifference } from "./compare";
import { summaryOf } from "./summary";

const size = { width: 960, height: 600 };
const difference = (name: string, over: Partial<StoryDifference> = {}): StoryDifference => ({
  id: `components-button--${name.toLowerCase()}`,
  title: "Components/Button",
  name,
  importPath: "./packages/ui/src/button/Button.stories.tsx",
  state: "changed",
  seen: name,
  tokens: [],
  looks: [{ look: "light", change: "1,200 px differ", regions: [], before: size, after: size }],
  ...over,
});
const counts = { base: "abc “Base”", stories: 3, pictures: 6 };
const summary = (...differences: StoryDifference[]) => summaryOf(groupsOf(differences), counts);

test("one replaced color is one line and one decision", () => {
  const tokens = [{ name: "tone.good.text", colors: "light #6d2a63 → #702a63", hash: "12345678" }];
  const text = summary(
    difference("Primary", { tokens }),
    difference("Danger", { tokens }),
    difference("Ready", { title: "Pages/Team" }),
  );
  expect(text).toContain("**3 changed, 0 added, 0 removed, 0 broken; 3 to review in 2 decisions.**");
  expect(text).toContain(
    "- 2 stories changed: tone.good.text (light #6d2a63 → #702a63); Components/Button · Primary, light, 1,200 px differ",
  );
  expect(text).toMatch(/```\ntone\.good\.text 12345678: reason\nPages\/Team\/Ready [\da-f]{8}: reason\n```/);
});

test("suggests lines that accept open differences only", () => {
  const differences = [
    difference("Primary", { title: "Components/Link" }),
    difference("New", { state: "added" }),
    difference("Loop", { state: "broken", why: "Not finished after 60 s.", looks: [] }),
  ];
  const groups = groupsOf(differences).map((group) =>
    group.label === "Components/Link" ? { ...group, state: "accepted" as const, reason: "Bolder" } : group,
  );
  const text = summaryOf(accept(groups, []), counts);
  expect(text).toMatch(/```\nComponents\/Button\/Loop broken [\da-f]{8}: reason\n```/);
  expect(text).toContain("- 1 story accepted: Components/Link (Bolder); ");
  expect(text).toContain("; 1 to review in 1 decision.**");
});

test("links no pictures, which GitHub couldn't find, and escapes names", () => {
  const text = summary(difference("A | <b>"));
  expect(text).not.toContain("<img");
  expect(text).toContain(String.raw`A \| \<b\>`);
});
