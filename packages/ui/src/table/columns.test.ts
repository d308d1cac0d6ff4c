import { describe, expect, it } from "vitest";
import {
  nextSort,
  cellPlacements,
  columnsTemplate,
  isCompact,
  sortChoices,
  stackedHeight,
  stackedPadding,
  stackedTemplate,
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
    expect(tracks([column({ width: "2fr" }), column({ width: "6rem" }), column()])).toEqual([
      "minmax(13.25rem, 2fr)",
      "6rem",
      "minmax(6rem, 1fr)",
    ]));
});

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

describe("stacked rows", () => {
  const columns = [
    column({ twoLines: true }),
    column({ key: "status", stacked: { medium: "1 end", tiny: "2 end" } }),
    column({ key: "env", stacked: { medium: 3 } }),
    column({ key: "started", stacked: { medium: 3, tiny: 4 } }),
    column({ key: "details", stacked: { medium: "1 end" }, hasControls: true }),
  ];
  const areas = (layout: StackedLayout) =>
    cellPlacements(columns, layout).map(({ line, lines, from, to }) => [line, lines, from, to]);

  it("puts the name first, the status at the line's end and the rest below", () =>
    expect(areas("medium")).toEqual([
      [1, 2, 0, 2],
      [1, 2, 2, 3],
      [3, 1, 0, 1],
      [3, 1, 1, 4],
      [1, 2, 3, 4],
    ]));
  it("moves values down as the table narrows", () =>
    expect(areas("tiny").slice(1, 4)).toEqual([
      [2, 1, 1, 2],
      [3, 1, 0, 2],
      [4, 1, 0, 2],
    ]));
  it("separates values on the same line", () =>
    expect(cellPlacements(columns, "medium").map(({ isSeparated }) => isSeparated)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]));
  it("names the lines of the grid by the cells between them, and makes lines with buttons taller", () =>
    expect(stackedTemplate([columns[0], columns[4]].filter(isPresent), "medium")).toEqual({
      columns: "[cell-name-start] minmax(0, 1fr) [cell-name-end cell-details-start] auto [cell-details-end]",
      rows: "[cell-name-start cell-details-start] minmax(1.875rem, auto) [] minmax(1.25rem, auto) [cell-name-end cell-details-end]",
    }));
  it("has a place for an eleventh column", () => {
    const many = Array.from({ length: 11 }, (_, index) => column({ key: `n${index}` }));
    expect(columnsTemplate(many).columns).toContain("[cell-n9-end cell-n10-start]");
    expect(stackedTemplate(many, "medium").columns).toContain(
      "[cell-n9-end cell-n10-start] minmax(0, 1fr) [cell-n0-end cell-n10-end]",
    );
  });
  it("is as tall as its lines, with little padding around a name on two lines", () =>
    expect(stackedHeight(columns, "narrow")).toBe("4.75rem"));
  it("gives controls on two lines a track beside that of a status, and the row 76 px", () => {
    const three = [
      column(),
      column({ key: "status", stacked: { medium: "1 end" } }),
      column({ key: "page", stacked: { medium: 3 } }),
      column({ key: "edit", stacked: { medium: "2-3 end" }, stackedExtra: "2rem", hasControls: true }),
    ];
    expect(cellPlacements(three, "narrow").map(({ from, to, lines }) => [from, to, lines])).toEqual([
      [0, 2, 1],
      [2, 3, 1],
      [0, 1, 1],
      [1, 3, 2],
    ]);
    expect(stackedTemplate(three, "narrow").columns).toContain("2rem");
    expect(stackedHeight(three, "narrow")).toBe("4.75rem");
  });
  describe("on phones, with a button above or below another value", () => {
    const edit = column({ key: "edit", hasControls: true, stacked: { medium: "1 end", narrow: "2 end" } });
    const status = column({ key: "status", stacked: { medium: "1 end" } });
    const rows = (some: Column<string>[], layout: StackedLayout) =>
      stackedTemplate(some, layout).rows.match(/[\d.]+(?=rem)/g);
    it("has a gap between the lines, taken from the padding", () => {
      const some = [column(), status, column({ key: "page" }), edit];
      expect(cellPlacements(some, "narrow").map(({ isApart }) => isApart)).toEqual([
        false,
        false,
        true,
        true,
      ]);
      expect(rows(some, "narrow")).toEqual(["1.25", "2.125"]);
      expect(stackedPadding(some, "narrow")).toBe(0.375);
      expect(stackedPadding(some, "medium")).toBe(0.5);
    });
    it("has none beside it", () =>
      expect(rows([column(), column({ key: "page" }), edit], "narrow")).toEqual(["1.25", "1.875"]));
    it("takes the gap from the button and the badge below a name on two lines", () => {
      const below = { ...status, stacked: { medium: "1 end", narrow: "2 end" } } as const;
      const above = { ...edit, stacked: { medium: "1 end" } } as const;
      const some = [
        column({ twoLines: true }),
        below,
        column({ key: "page", stacked: { medium: 3 } }),
        above,
      ];
      expect([isCompact(some, "medium"), isCompact(some, "narrow")]).toEqual([false, true]);
      expect(rows(some, "narrow")).toEqual(["1.625", "1.5", "1.25"]);
      expect(stackedHeight(some, "narrow")).toBe("4.75rem");
    });
  });
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
