import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRowKeys } from "./decoding";

const keysOf = (ids: readonly (string | null)[]) => ids.map(createRowKeys());

describe("row keys", () => {
  test.each([
    ["two rows with the same ID", ["a", "b", "a"], ["a", "b", "a~3~1"]],
    ["rows without IDs", [null, null, "a", null], ["~1", "~2", "a", "~4"]],
    [
      "IDs that look like generated keys",
      ["~2", null, "a", "a~5~1", "a"],
      ["~2", "~2~1", "a", "a~5~1", "a~5~2"],
    ],
    [
      "names of object properties",
      ["__proto__", "constructor", "__proto__"],
      ["__proto__", "constructor", "__proto__~3~1"],
    ],
    ["the empty ID", ["", ""], ["", "~2~1"]],
  ])("with %s", (_case, ids, expected) => {
    expect(keysOf(ids)).toEqual(expected);
  });

  test("are unique for a hundred thousand rows with the same ID", () => {
    const ids = Array.from({ length: 100_000 }, () => "the-same");
    expect(new Set(keysOf(ids)).size).toBe(100_000);
  });

  test("are unique, and the IDs where those are", () => {
    const id = fc.option(
      fc.oneof(fc.constantFrom("a", "b", "~1", "~2", "a~2~1"), fc.string({ maxLength: 3 })),
    );
    fc.assert(
      fc.property(fc.array(id, { maxLength: 100, size: "max" }), (ids) => {
        const keys = keysOf(ids);
        expect(new Set(keys).size).toBe(ids.length);
        const isFirst = (each: string | null, index: number) =>
          each !== null && !each.includes("~") && ids.indexOf(each) === index;
        expect(keys.filter((_, index) => isFirst(ids[index] ?? null, index))).toEqual(ids.filter(isFirst));
      }),
      { numRuns: 200 },
    );
  });
});
