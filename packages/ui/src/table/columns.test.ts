import { describe, expect, it } from "vitest";
import {
  nextSort,
  cellPlacements,
  sortChoices,
  stackedHeight,
  stackedRows,
  tracks,
  type Column,
  type Sort,
  type StackedLayout,
} from "./columns";

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
    [
      "reverses from there",
      date,
      { key: "date", direction: "descending" },
      { key: "date", direction: "ascending" },
    ],
  ])("%s", (_, on, sort, next) => expect(nextSort(on, sort)).toEqual(next));
});

describe("tracks", () => {
  it("gives the primary column a minimum and shares the rest", () =>
    expect(tracks([column({ width: "2fr" }), column({ width: "6rem" }), column()])).toBe(
      "minmax(13.25rem, 2fr) 6rem minmax(6rem, 1fr)",
    ));
});

describe("stacked rows", () => {
  const columns = [
    column({ twoLines: true }),
    column({ key: "status", stacked: { medium: "1 end", tiny: 2 } }),
    column({ key: "env" }),
    column({ key: "started", stacked: { tiny: 3 } }),
    column({ key: "details", stacked: { medium: "1 end" }, hasControls: true }),
  ];
  const areas = (layout: StackedLayout) => cellPlacements(columns, layout).map(({ area }) => area);

  it("puts the name first, the status at the line's end and the rest below", () =>
    expect(areas("medium")).toEqual([
      "1 / a / auto / x",
      "1 / x / auto / y",
      "2 / a / auto / b",
      "2 / b / auto / end",
      "1 / y / auto / end",
    ]));
  it("moves values down as the table narrows", () =>
    expect(areas("tiny").slice(1, 4)).toEqual([
      "2 / a / auto / b",
      "2 / b / auto / end",
      "3 / a / auto / end",
    ]));
  it("separates values on the same line", () =>
    expect(cellPlacements(columns, "medium").map(({ isSeparated }) => isSeparated)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]));
  it("makes lines with buttons taller", () =>
    expect(stackedRows(columns, "medium")).toBe("minmax(2rem, auto) minmax(1.375rem, auto)"));
  it("is as tall as its lines and padding, plus a name's second line in long lists", () =>
    expect(stackedHeight(columns, "narrow")).toBe("5.375rem"));
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
