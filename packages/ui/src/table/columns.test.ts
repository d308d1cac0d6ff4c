import { describe, expect, it } from "vitest";
import type { Sort } from "@understudy/base";
import { nextSort, sortChoices, type Column } from "./columns";

const column = (rest: Partial<Column<string>> = {}): Column<string> => ({
  key: "name",
  header: "Name",
  cell: (row) => row,
  ...rest,
});

describe("the order after a click on a header", () => {
  const date = column({ key: "date", sortsFirst: "descending" });
  it.each<[string, Column<string>, Sort | undefined, Sort]>([
    ["starts ascending", column(), undefined, { key: "name", direction: "ascending" }],
    ["reverses", column(), { key: "name", direction: "ascending" }, { key: "name", direction: "descending" }],
    [
      "reverses again",
      column(),
      { key: "name", direction: "descending" },
      { key: "name", direction: "ascending" },
    ],
    ["starts in the column's usual direction", date, undefined, { key: "date", direction: "descending" }],
    [
      "starts over on another column",
      date,
      { key: "name", direction: "descending" },
      { key: "date", direction: "descending" },
    ],
  ])("%s", (_, on, sort, next) => expect(nextSort(on, sort)).toEqual(next));
});

describe("the Sort control", () => {
  it("offers each sortable column in both directions, its default first", () =>
    expect(
      sortChoices([
        column({ sortable: true }),
        column({ key: "page" }),
        column({
          key: "started",
          header: "Started",
          sortable: true,
          sortsFirst: "descending",
          orders: { ascending: "oldest first", descending: "newest first" },
        }),
      ]).map(({ label }) => label),
    ).toEqual(["Name, A to Z", "Name, Z to A", "Started, newest first", "Started, oldest first"]));
});
