import { expect, test } from "vitest";
import { acceptances, groupsOf, needsDecision, reasonFor, type Verdict } from "./accept";
import { summaryOf } from "./summary";

const size = { width: 960, height: 600 };
const verdict = (name: string, over: Partial<Verdict> = {}): Verdict => ({
  id: `components-button--${name.toLowerCase()}`,
  title: "Components/Button",
  name,
  importPath: "./packages/ui/src/button/Button.stories.tsx",
  state: "changed",
  looks: [{ look: "light", change: "1,200 px differ", before: size, after: size }],
  ...over,
});
const counts = { base: "abc “Base”", stories: 3, pictures: 6 };
const summary = (...verdicts: Verdict[]) => summaryOf(verdicts, groupsOf(verdicts), counts);

test("one replaced color is one line and one decision", () => {
  const colors = "dark #000000 → #111111, light #6d2a63 → #702a63";
  const text = summary(
    verdict("Ready", { title: "Pages/Team", colors }),
    verdict("Primary", { colors }),
    verdict("Danger", { colors }),
    verdict("Small", { colors: "light #ffffff → #fffffe" }),
  );
  expect(text).toContain("**4 changed, 0 added, 0 removed, 0 broken; 4 to review.**");
  expect(text).toContain(`- 3 stories changed: ${colors}; Pages/Team · Ready, light, 1,200 px differ`);
  expect(text.match(/^colors [\da-f]{8}: reason$/gm)).toHaveLength(2);
});

test("other differences are grouped by component and page", () => {
  const text = summary(verdict("Primary"), verdict("Danger"), verdict("Ready", { title: "Pages/Team" }));
  expect(text).toContain(
    "- 2 stories changed: Components/Button; Components/Button · Primary, light, 1,200 px differ",
  );
  expect(text).toContain("```\nComponents/Button: reason\nPages/Team: reason\n```");
});

test("suggests lines that accept open differences only", () => {
  const text = summary(
    verdict("Primary"),
    verdict("Danger", { reason: "Rounder corners" }),
    verdict("New", { state: "added" }),
    verdict("Loop", { state: "broken", why: "Not finished after 60 s.", looks: [] }),
  );
  expect(text).toContain("```\nComponents/Button/Primary: reason\nComponents/Button/Loop: reason\n```");
  expect(text).toContain("- 1 story accepted: Components/Button (Rounder corners); ");
  expect(text).toContain("; 2 to review.**");
});

test("a broken story can be accepted", () => {
  const loop = verdict("Loop", { state: "broken", why: "Not finished after 60 s.", looks: [] });
  expect(needsDecision(loop)).toBe(true);
  const { accepted } = acceptances("Components/Button/Loop: replaced next week", "");
  expect(needsDecision({ ...loop, reason: reasonFor(accepted, loop) })).toBe(false);
});

test("links no pictures, which GitHub couldn't find, and escapes names", () => {
  const text = summary(verdict("A | <b>"));
  expect(text).not.toContain("<img");
  expect(text).toContain(String.raw`A \| \<b\>`);
});
