import { describe, expect, it } from "vitest";
import { cardLabelOf, nextSort, primaryOf, tracks, type Column, type Sort } from "./columns";

const column = (rest: Partial<Column<string>> = {}): Column<string> => ({
  key: "name",
  header: "Name",
  cell: (row) => row,
  ...rest,
});

describe("the order a header asks for", () => {
  const date = column({ key: "date", sortsFirst: "descending" });
  it.each<[string, Column<string>, Sort | undefined, Sort]>([
    ["begins ascending", column(), undefined, { key: "name", direction: "ascending" }],
    [
      "turns round",
      column(),
      { key: "name", direction: "ascending" },
      { key: "name", direction: "descending" },
    ],
    [
      "turns back",
      column(),
      { key: "name", direction: "descending" },
      { key: "name", direction: "ascending" },
    ],
    ["begins where the column says", date, undefined, { key: "date", direction: "descending" }],
    [
      "begins anew after another column",
      date,
      { key: "name", direction: "descending" },
      { key: "date", direction: "descending" },
    ],
    [
      "turns round from there",
      date,
      { key: "date", direction: "descending" },
      { key: "date", direction: "ascending" },
    ],
  ])("%s", (_, on, sort, next) => expect(nextSort(on, sort)).toEqual(next));
});

describe("the grid", () => {
  const columns = [
    column({ width: "2fr" }),
    column({ width: "6rem", hideBelow: "64rem" }),
    column({ hideBelow: "52rem" }),
  ];
  it("shares the width", () => expect(tracks(columns)).toBe("minmax(0, 2fr) 6rem minmax(0, 1fr)"));
  it("leaves columns out", () => expect(tracks(columns, ["52rem", "64rem"])).toBe("minmax(0, 2fr)"));
});

describe("a card's words", () => {
  it.each<[string, Column<string>, string]>([
    ["are the header", column(), "Name"],
    ["are the column's own", column({ cardLabel: "Who" }), "Who"],
    ["are none where the header is only heard", column({ hideHeader: true }), ""],
    ["come back on demand", column({ hideHeader: true, cardLabel: "Do" }), "Do"],
  ])("%s", (_, on, label) => expect(cardLabelOf(on)).toBe(label));

  it("are headed by the primary column, else by the first", () => {
    const [first, second] = [column(), column({ primary: true })];
    expect(primaryOf([first, second])).toBe(second);
    expect(primaryOf([first])).toBe(first);
  });
});
