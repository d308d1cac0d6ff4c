import { expect, test } from "vitest";
import { shortcuts } from "./shell";

test("no two shortcuts share a key", () => {
  expect(new Set(Object.values(shortcuts)).size).toBe(Object.keys(shortcuts).length);
});
