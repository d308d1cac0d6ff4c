import type { ReactNode } from "react";
import { alphabeticalOrders, tableTexts } from "./table-texts";

export interface CellContext {
  /** ID of the row's name, for `aria-describedby` of controls that repeat in each row. */
  rowLabelId: string;
  /** This row is one of the table's `busyRows`. */
  busy: boolean;
}

/** The position of a value in a stacked row: the one-based line, at its start or end. */
export type Spot = 1 | 2 | 3 | 4 | "1 end" | "2 end" | "3 end" | "4 end";

export interface Column<Row, Key extends string = string> {
  key: Key;
  header: string;
  /** For screen readers only: for a column of buttons. */
  hideHeader?: boolean;
  /** Must depend only on the row and the context. A new array of columns re-renders every row. */
  cell: (row: Row, context: CellContext) => ReactNode;
  /** The cell may have a second line of small text on phones. */
  twoLines?: boolean;
  sortable?: boolean;
  /** The direction of the first click: `descending` if the newest or largest value matters most. */
  sortsFirst?: SortDirection;
  /** Labels of the two directions in the Sort control. */
  orders?: Record<SortDirection, string>;
  align?: "start" | "end";
  /** A share of the width, or a fixed part of it. */
  width?: `${number}fr` | `${number}rem`;
  /** Minimum width of a fractional column, for long values. */
  least?: `${number}rem`;
  /**
   * The value's position in stacked rows. Each layout defaults to the wider one; `medium` defaults to line 1 for the
   * first column and to line 2 for the others.
   */
  stacked?: Partial<Record<StackedLayout, Spot>>;
  /** Shown before the value in stacked rows, which have no headers. */
  stackedLabel?: string;
  /** Contains buttons or fields, which need a taller line. */
  hasControls?: boolean;
}

export type SortDirection = "ascending" | "descending";

export interface Sort<Key extends string = string> {
  key: Key;
  direction: SortDirection;
}

/** The order after a click on a column's header. */
export function nextSort<Row, Key extends string>(
  column: Column<Row, Key>,
  sort: Sort<Key> | undefined,
): Sort<Key> {
  const { key, sortsFirst = "ascending" } = column;
  if (sort?.key !== key) return { key, direction: sortsFirst };
  return { key, direction: sort.direction === "ascending" ? "descending" : "ascending" };
}

/** A string that identifies the order. */
export const orderOf = (sort: Sort | undefined): string => `${sort?.key} ${sort?.direction}`;

/** The least width of the first column: 12rem for its text, and the cell's padding. */
const leastName = "13.25rem";
const leastShare = "6rem";

/** The tracks of the grid in the columns layout. */
export function tracks<Row>(columns: readonly Column<Row>[]): string {
  return columns
    .map((column, index) => {
      const { width = "1fr", least = index === 0 ? leastName : leastShare } = column;
      if (width.endsWith("fr")) return `minmax(${least}, ${width})`;
      return index === 0 ? `minmax(${least}, 1fr)` : width;
    })
    .join(" ");
}

/** Layouts in which each row is a few lines, from wide to narrow. */
export const stackedLayouts = ["medium", "narrow", "tiny"] as const;
export type StackedLayout = (typeof stackedLayouts)[number];

/** The position of a cell in the grid of a stacked row. */
export interface CellPlacement {
  /** For `grid-area`. */
  area: string;
  /** Follows another value on its line. */
  isSeparated: boolean;
  /** Ends where the line ends. */
  atEnd: boolean;
}

/** Grid lines of stacked rows. Values start at the first four; controls and a status sit between the last three. */
const starts = ["a", "b", "c", "d"] as const;
const startOfEnd = "y";
const end = "end";

interface LinePosition {
  line: number;
  atEnd: boolean;
}

function linePositionOf<Row>(column: Column<Row>, isPrimary: boolean, layout: StackedLayout): LinePosition {
  const { medium, narrow = medium, tiny = narrow } = column.stacked ?? {};
  const position = String({ medium, narrow, tiny }[layout] ?? (isPrimary ? 1 : 2));
  return { line: Number(position[0]), atEnd: position.endsWith(end) };
}

function linePositionsOf<Row>(columns: readonly Column<Row>[], layout: StackedLayout): LinePosition[] {
  return columns.map((column, index) => linePositionOf(column, index === 0, layout));
}

export function cellPlacements<Row>(columns: readonly Column<Row>[], layout: StackedLayout): CellPlacement[] {
  const positions = linePositionsOf(columns, layout);
  return positions.map((position, index) => {
    const onLine = positions.filter(({ line }) => line === position.line);
    const peers = onLine.filter(({ atEnd }) => atEnd === position.atEnd);
    const nth = positions
      .slice(0, index)
      .filter(({ line, atEnd }) => line === position.line && atEnd === position.atEnd).length;
    const isLast = nth === peers.length - 1;
    if (position.atEnd) {
      const from = nth === 0 ? "x" : startOfEnd;
      return {
        area: `${position.line} / ${from} / auto / ${isLast ? end : startOfEnd}`,
        isSeparated: false,
        atEnd: true,
      };
    }
    const lineEnd = onLine.length > peers.length ? "x" : end;
    const from = starts[Math.min(nth, starts.length - 1)];
    const to = isLast ? lineEnd : starts[Math.min(nth + 1, starts.length - 1)];
    return { area: `${position.line} / ${from} / auto / ${to}`, isSeparated: nth > 0, atEnd: false };
  });
}

const textLine = 1.375;
const controlLine = 2;
const secondTextLine = 1;
const rowPadding = 1;

/** The heights of a stacked row's lines, in rem. */
function linesOf<Row>(columns: readonly Column<Row>[], layout: StackedLayout): number[] {
  const positions = linePositionsOf(columns, layout);
  const count = Math.max(...positions.map(({ line }) => line));
  const hasControls = (line: number) =>
    columns.some((column, index) => positions[index]?.line === line && column.hasControls);
  return Array.from({ length: count }, (_, at) => (hasControls(at + 1) ? controlLine : textLine));
}

export const stackedRows = <Row>(columns: readonly Column<Row>[], layout: StackedLayout): string =>
  linesOf(columns, layout)
    .map((height) => `minmax(${height}rem, auto)`)
    .join(" ");

/** All rows have the same height, with room for a second line of the name. */
export function stackedHeight<Row>(columns: readonly Column<Row>[], layout: StackedLayout): string {
  const lines = linesOf(columns, layout).reduce((sum, height) => sum + height, 0);
  const second = layout !== "medium" && columns.some(({ twoLines }) => twoLines) ? secondTextLine : 0;
  return `${lines + second + rowPadding}rem`;
}

export interface SortChoice<Key extends string> {
  value: string;
  label: string;
  sort: Sort<Key>;
}

/** All sort orders of the columns, each column's default direction first. */
export function sortChoices<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
): SortChoice<Key>[] {
  return columns.flatMap(
    ({ key, header, sortable, sortsFirst = "ascending", orders = alphabeticalOrders }) => {
      if (!sortable) return [];
      const other: SortDirection = sortsFirst === "ascending" ? "descending" : "ascending";
      return [sortsFirst, other].map((direction) => {
        const sort = { key, direction };
        return { value: orderOf(sort), label: tableTexts.sortChoice(header, orders[direction]), sort };
      });
    },
  );
}
