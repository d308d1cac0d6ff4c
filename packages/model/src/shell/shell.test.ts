import { expect, test } from "vitest";
import { shortcuts } from "./shell";

test("no two shortcuts share a key", () => {
  expect(new Set(Object.values(shortcuts)).size).toBe(Object.keys(shortcuts).length);
});

/** Dictation types characters, and WCAG 2.1.4 would ask for a switch. */
test("no character alone is a shortcut", () => {
  for (const keys of Object.values(shortcuts)) expect(keys).toMatch(/^cmd\+/);
});
