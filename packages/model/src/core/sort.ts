import type { Sort } from "@understudy/base";

export type SortValue = string | number | null;

/** What each column of a list sorts by. */
export type SortValues<Row, Column extends string> = Record<Column, (row: Row) => SortValue>;

/** “Room 9” comes before “Room 10”. */
export const collator = new Intl.Collator("en-US", { numeric: true });

function compare(a: SortValue, b: SortValue, sign: 1 | -1): number {
  // Missing values are last in both directions.
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (
    sign * (typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b)))
  );
}

/** Sorted by a column; stable. Returns the same array without a sort. */
export function sortRows<Row, Column extends string>(
  rows: readonly Row[],
  values: SortValues<Row, Column>,
  sort: Sort<Column> | null,
): readonly Row[] {
  if (sort === null) return rows;
  const valueOf = values[sort.key];
  const sign = sort.direction === "ascending" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((a, b) => compare(a.value, b.value, sign))
    .map(({ row }) => row);
}
