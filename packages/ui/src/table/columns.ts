import type { ReactNode } from "react";

export interface CellContext {
  /** The id of what names this row: `aria-describedby` for controls that repeat in each. */
  rowLabelId: string;
  /** This row is one of the table's `busyRows`. */
  busy: boolean;
}

export interface Column<Row, Key extends string = string> {
  key: Key;
  header: string;
  /** Only heard: for a column of buttons that speak for themselves. */
  hideHeader?: boolean;
  /** Must depend on nothing but the row and the context; a new array of columns draws every row anew. */
  cell: (row: Row, context: CellContext) => ReactNode;
  /** Names the row and heads its card. Without any, the first column does. */
  primary?: boolean;
  sortable?: boolean;
  /** The direction of the first click: `descending` for what is most telling when newest or largest. */
  sortsFirst?: SortDirection;
  align?: "start" | "end";
  /** A share of the width, or a fixed part of it. */
  width?: `${number}fr` | `${number}rem`;
  /** Left out when the table is narrower than 52rem or 64rem. Cards show every column. */
  hideBelow?: "52rem" | "64rem";
  /** The word beside the value in a card; the header when absent, none when empty. */
  cardLabel?: string;
}

export type SortDirection = "ascending" | "descending";

export interface Sort<Key extends string = string> {
  key: Key;
  direction: SortDirection;
}

/** The order that a click on a column's header asks for. */
export function nextSort<Row, Key extends string>(
  column: Column<Row, Key>,
  sort: Sort<Key> | undefined,
): Sort<Key> {
  const { key, sortsFirst = "ascending" } = column;
  if (sort?.key !== key) return { key, direction: sortsFirst };
  return { key, direction: sort.direction === "ascending" ? "descending" : "ascending" };
}

/** One text for each order, to tell them apart by. */
export const orderOf = (sort: Sort | undefined): string => `${sort?.key} ${sort?.direction}`;

const track = (width: Column<unknown>["width"] = "1fr") =>
  width.endsWith("fr") ? `minmax(0, ${width})` : width;

/** The grid's columns at one width of the table. */
export const tracks = <Row>(
  columns: readonly Column<Row>[],
  left: readonly Column<Row>["hideBelow"][] = [],
) =>
  columns
    .filter(({ hideBelow }) => hideBelow === undefined || !left.includes(hideBelow))
    .map(({ width }) => track(width))
    .join(" ");

export const cardLabelOf = <Row>({
  header,
  hideHeader = false,
  cardLabel = hideHeader ? "" : header,
}: Column<Row>) => cardLabel;

export const primaryOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.find(({ primary }) => primary) ?? columns[0];

/** A card in a long list has as many lines as there are columns, so that all cards are equally high. */
export function cardHeight<Row>(columns: readonly Column<Row>[]) {
  const primary = primaryOf(columns);
  const bare = columns.filter((column) => column !== primary && cardLabelOf(column) === "").length;
  return `${1.5 + 1.75 * (columns.length - bare) + 2.375 * bare}rem`;
}
