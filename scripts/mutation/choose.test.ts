import { expect, test } from "vitest";
import { shardOf, startingWith } from "./choose.mjs";

test.each([
  ["2.1", ["2.1.5"]],
  ["2.10", ["2.10.1"]],
  ["2,3.4", ["2.1.5", "2.10.1", "3.4"]],
  ["4", []],
])("“%s” chooses %j", (starts, chosen) => {
  const mutations = ["2.1.5", "2.10.1", "3.4", "3.40", "20.1"].map((name) => ({ name }));
  expect(startingWith(mutations, starts).map(({ name }) => name)).toEqual(chosen);
});

const items = Array.from({ length: 10 }, (_, index) => index);

test("together, the shards have every mutation once", () => {
  const shards = ["1/4", "2/4", "3/4", "4/4"].map((shard) => shardOf(items, shard));
  expect(shards.flat().toSorted((a, b) => a - b)).toEqual(items);
  expect(shards.map(({ length }) => length)).toEqual([3, 3, 2, 2]);
});

test.each(["0/4", "5/4", "1/0", "2", "a/b", "1/4/2", ""])("“%s” is not a shard", (shard) => {
  expect(() => shardOf(items, shard)).toThrow("--shard must be a part such as 2/4");
});
