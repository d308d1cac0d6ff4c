import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inOrder, numberKeys, textKeys } from "./order";

const sorted = (values: (number | null)[], direction: "ascending" | "descending" = "ascending") =>
  inOrder(
    values,
    numberKeys(values, (value) => value),
    direction,
  );

test.each([
  [
    [3, 1, 2],
    [1, 2, 3],
  ],
  [
    [1, 9e15, 2, -9e15],
    [-9e15, 1, 2, 9e15],
  ],
  [
    [2 ** 52 + 1, 2 ** 52, 5],
    [5, 2 ** 52, 2 ** 52 + 1],
  ],
  [
    [0.3, 0.1, null, 0.2],
    [0.1, 0.2, 0.3, null],
  ],
  [
    [null, 0, -1],
    [-1, 0, null],
  ],
  [
    [null, null],
    [null, null],
  ],
  [
    [1, 2, 2, null],
    [1, 2, 2, null],
  ],
  [
    [9e14, 8e14, 7e14],
    [7e14, 8e14, 9e14],
  ],
  [
    [9e14, null, 7e14],
    [7e14, 9e14, null],
  ],
  [
    [null, 9e14, 7e14],
    [7e14, 9e14, null],
  ],
  [
    [5, 3, 5, null, 4, 3],
    [3, 3, 4, 5, 5, null],
  ],
  [[], []],
])("sorts %j to %j", (values, order) => {
  expect(sorted(values)).toEqual(order);
});

test.each([
  ["near", [1, 0]],
  ["far", [9e12, 0]],
  ["broken", [1.5, 0.5]],
])("sorting %s numbers is stable in both directions", (_, [high = 0, low = 0]) => {
  const rows = [
    ["a", high],
    ["b", low],
    ["c", high],
    ["d", low],
  ] as const;
  const names = (direction: "ascending" | "descending") =>
    inOrder(
      rows,
      numberKeys(rows, ([, key]) => key),
      direction,
    ).map(([name]) => name);
  expect([names("ascending"), names("descending")]).toEqual([
    ["b", "d", "a", "c"],
    ["a", "c", "b", "d"],
  ]);
});

test("sorts like a stable sort with missing keys last", () => {
  const key = fc.oneof(
    fc.integer({ min: -2, max: 2 }),
    fc.constantFrom(null, 0.5, -0.5, 3e9, -3e9, 9e15, Number.MIN_SAFE_INTEGER),
  );
  fc.assert(
    fc.property(fc.array(key), fc.constantFrom(1, -1), (keys, sign) => {
      const rows = keys.map((value, at) => ({ value, at }));
      const byKey = rows.toSorted((a, b) =>
        a.value === null || b.value === null
          ? Number(a.value === null) - Number(b.value === null)
          : sign * (a.value - b.value),
      );
      const order = inOrder(
        rows,
        numberKeys(rows, ({ value }) => value),
        sign === 1 ? "ascending" : "descending",
      );
      expect(order).toEqual(byKey);
    }),
    { numRuns: 2_000 },
  );
});

test("sorts texts by label; equal labels compare equal", () => {
  const rows = ["prod", "production", null, "dev", "prod"];
  const keys = textKeys(
    rows,
    (row) => row,
    (text) => (text.startsWith("prod") ? "Production" : "Development"),
  );
  expect([...keys]).toEqual([1, 1, Number.NaN, 0, 1]);
});
