import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linear, timeGrowth } from "@understudy/screens/testing";
import { createRowKeys } from "./row-keys";

const keysOf = (ids: readonly (string | null)[]) => ids.map(createRowKeys());

/** A reference implementation with a Set. */
function expectedKeys(ids: readonly (string | null)[]): string[] {
  const used = new Set<string>();
  return ids.map((id, index) => {
    let key = id ?? `~${index + 1}`;
    for (let copy = 1; used.has(key); copy += 1) key = `${id ?? ""}~${index + 1}~${copy}`;
    used.add(key);
    return key;
  });
}

describe("row keys", () => {
  test("are the IDs if they are unique", () => {
    const ids = Array.from(
      { length: 200_000 },
      (_, index) => `run_${(index * 2_654_435_761) % 4_294_967_296}`,
    );
    expect(keysOf(ids).findIndex((key, index) => key !== ids[index])).toBe(-1);
  });

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

  test.each([
    ["rise", (ids: string[]) => ids],
    ["fall", (ids: string[]) => ids.toReversed()],
  ])("of IDs that %s until one repeats", (_way, turned) => {
    const ids = turned(Array.from({ length: 2_000 }, (_, index) => `run_${10_000 + index}`));
    const again = [...ids, "run_10700", "run_9", "run_9", "run_11999"];
    expect(keysOf(again)).toEqual(expectedKeys(again));
    expect(new Set(keysOf(again)).size).toBe(again.length);
  });

  test("are unique for a hundred thousand rows with the same ID", () => {
    const ids = Array.from({ length: 100_000 }, () => "the-same");
    expect(new Set(keysOf(ids)).size).toBe(100_000);
  });

  test("are the same as with a Set", () => {
    const id = fc.option(
      fc.oneof(fc.constantFrom("a", "b", "~1", "~2", "a~2~1"), fc.string({ maxLength: 3 })),
    );
    fc.assert(
      fc.property(fc.array(id, { maxLength: 700, size: "max" }), (ids) => {
        expect(keysOf(ids)).toEqual(expectedKeys(ids));
      }),
      { numRuns: 200 },
    );
  });

  describe("of IDs made to collide", () => {
    const step = (state: number, text: string) => {
      let hash = state;
      for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return hash;
    };

    /** Two texts with the same hash from a given state, found by the birthday paradox. */
    function collision(state: number): [string, string] {
      const seen = new Map<number, string>();
      for (let at = 0; ; at += 1) {
        const text = String.fromCharCode(at % 50_000, (at * 7_919) % 50_021);
        const next = step(state, text);
        const other = seen.get(next);
        if (other !== undefined && other !== text) return [other, text];
        seen.set(next, text);
      }
    }

    /** Each step doubles the number of texts with the same hash. */
    function collidingIds(doublings: number): string[] {
      let state = 2 * doublings;
      let ids = [""];
      for (let at = 0; at < doublings; at += 1) {
        const pair = collision(state);
        state = step(state, pair[0]);
        ids = pair.flatMap((end) => ids.map((id) => id + end));
      }
      return ids;
    }

    const ids = collidingIds(13);

    test("are the IDs", () => {
      expect(keysOf(ids)).toEqual(ids);
      expect(keysOf([...ids, "b", "a", ...ids])).toEqual(expectedKeys([...ids, "b", "a", ...ids]));
    });

    test("take linear time", () => {
      expect(
        timeGrowth((size) => {
          const some = ids.slice(0, size);
          return () => keysOf(some);
        }, 4_000),
      ).toBeLessThanOrEqual(linear);
    });
  });
});
