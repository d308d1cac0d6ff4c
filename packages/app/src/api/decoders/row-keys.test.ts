import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRowKeys } from "./row-keys";

const keysOf = (ids: readonly (string | null)[]) => ids.map(createRowKeys());

/** The same rule, said with a set. */
function plainly(ids: readonly (string | null)[]): string[] {
  const used = new Set<string>();
  return ids.map((id, index) => {
    let key = id ?? `~${index + 1}`;
    for (let copy = 1; used.has(key); copy += 1) key = `${id ?? ""}~${index + 1}~${copy}`;
    used.add(key);
    return key;
  });
}

describe("row keys", () => {
  test("are the ids where these tell the rows apart", () => {
    const ids = Array.from(
      { length: 200_000 },
      (_, index) => `run_${(index * 2_654_435_761) % 4_294_967_296}`,
    );
    expect(keysOf(ids).findIndex((key, index) => key !== ids[index])).toBe(-1);
  });

  test.each([
    ["two rows with one id", ["a", "b", "a"], ["a", "b", "a~3~1"]],
    ["rows without ids", [null, null, "a", null], ["~1", "~2", "a", "~4"]],
    [
      "ids that look like keys of ours",
      ["~2", null, "a", "a~5~1", "a"],
      ["~2", "~2~1", "a", "a~5~1", "a~5~2"],
    ],
    [
      "names that objects have",
      ["__proto__", "constructor", "__proto__"],
      ["__proto__", "constructor", "__proto__~3~1"],
    ],
    ["the empty id", ["", ""], ["", "~2~1"]],
  ])("with %s", (_case, ids, expected) => {
    expect(keysOf(ids)).toEqual(expected);
  });

  test.each([
    ["rise", (ids: string[]) => ids],
    ["fall", (ids: string[]) => ids.toReversed()],
  ])("of ids that %s, until one comes again", (_way, turned) => {
    const ids = turned(Array.from({ length: 2_000 }, (_, index) => `run_${10_000 + index}`));
    const again = [...ids, "run_10700", "run_9", "run_9", "run_11999"];
    expect(keysOf(again)).toEqual(plainly(again));
    expect(new Set(keysOf(again)).size).toBe(again.length);
  });

  test("of a hundred thousand rows with one id are a hundred thousand", () => {
    const ids = Array.from({ length: 100_000 }, () => "the-same");
    expect(new Set(keysOf(ids)).size).toBe(100_000);
  });

  test("are what a set would make of them", () => {
    const id = fc.option(
      fc.oneof(fc.constantFrom("a", "b", "~1", "~2", "a~2~1"), fc.string({ maxLength: 3 })),
    );
    fc.assert(
      fc.property(fc.array(id, { maxLength: 700, size: "max" }), (ids) => {
        expect(keysOf(ids)).toEqual(plainly(ids));
      }),
      { numRuns: 200 },
    );
  });
});
