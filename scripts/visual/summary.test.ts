import { expect, test } from "vitest";
import type { Verdict } from "./report";
import { summaryOf } from "./summary";

const size = { width: 960, height: 600 };
const verdict = (name: string, pixels: number, over: Partial<Verdict> = {}): Verdict => ({
  id: `components-button--${name.toLowerCase()}`,
  title: "Components/Button",
  name,
  importPath: "./packages/ui/src/button/Button.stories.tsx",
  state: "changed",
  looks: [{ look: "light", pixels, before: size, after: size }],
  ...over,
});
const counts = { base: "abc “Base”", stories: 3, pictures: 6 };

test("counts, lists every story, and shows the largest changes first", () => {
  const text = summaryOf([verdict("Primary", 12), verdict("Danger", 900)], counts);
  expect(text).toContain("**2 changed, 0 added, 0 removed, 0 broken; 2 to review.**");
  expect(text.indexOf("button--danger.light.before.png")).toBeGreaterThan(-1);
  expect(text.indexOf("button--danger.light")).toBeLessThan(text.indexOf("button--primary.light"));
});

test("suggests lines that accept the open changes only", () => {
  const text = summaryOf(
    [verdict("Primary", 12), verdict("Danger", 9, { reason: "Rounder corners" })],
    counts,
  );
  expect(text).toContain("Components/Button/Primary: reason");
  expect(text).not.toContain("Components/Button/Danger: reason");
  expect(text).toContain("| Components/Button · Danger | accepted | Rounder corners |");
});

test("escapes names in the table", () => {
  expect(summaryOf([verdict("A | <b>", 1)], counts)).toContain(String.raw`A \| \<b\>`);
});
