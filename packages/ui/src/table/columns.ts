import type { ReactNode } from "react";
import { compact, lineGap } from "../theme/measures";
import { alphabeticalOrders, tableTexts } from "./table-texts";

export interface CellContext {
  /** ID of the row's name, for `aria-describedby` of controls that repeat in each row. */
  rowLabelId: string;
  /** This row is one of the table's `busyRows`. */
  busy: boolean;
}

/** The position of a value in a stacked row: the one-based line, at its start or end. Controls may take two lines. */
export type Spot = 1 | 2 | 3 | 4 | 5 | "1 end" | "2 end" | "3 end" | "4 end" | "1-2 end" | "2-3 end";

export interface Column<Row, Key extends string = string> {
  key: Key;
  header: string;
  /** For screen readers only: for a column of buttons. */
  hideHeader?: boolean | undefined;
  /** Must depend only on the row and the context. A new array of columns re-renders every row. */
  cell: (row: Row, context: CellContext) => ReactNode;
  /** The first column only: a second line of text below the name. Stacked rows have room for it beside a control. */
  twoLines?: boolean | undefined;
  sortable?: boolean | undefined;
  /** The direction of the first click: `descending` if the newest or largest value matters most. */
  sortsFirst?: SortDirection | undefined;
  /** Labels of the two directions in the Sort control. */
  orders?: Record<SortDirection, string> | undefined;
  align?: "start" | "end" | undefined;
  /** A share of the width, or a fixed part of it. */
  width?: `${number}fr` | `${number}rem` | undefined;
  /** Minimum width of a fractional column, for long values. */
  least?: `${number}rem` | undefined;
  /**
   * The value's position in stacked rows. Each layout defaults to the wider one; `medium` defaults to line 1 for the
   * first column and to line 2 for the others.
   */
  stacked?: Partial<Record<StackedLayout, Spot>> | undefined;
  /** Shown before the value in stacked rows, which have no headers. */
  stackedLabel?: string | undefined;
  /** Contains buttons or fields, which need a taller line. */
  hasControls?: boolean | undefined;
  /** How much wider controls on two lines are than what is at the end of another line. */
  stackedExtra?: `${number}rem` | undefined;
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
export function tracks<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.map((column, index) => {
    const { width = "1fr", least = index === 0 ? leastName : leastShare } = column;
    if (width.endsWith("fr")) return `minmax(${least}, ${width})`;
    return index === 0 ? `minmax(${least}, 1fr)` : width;
  });
}

/** Layouts in which each row is a few lines, from wide to narrow. */
export const stackedLayouts = ["medium", "narrow", "tiny"] as const;
export type StackedLayout = (typeof stackedLayouts)[number];

/** The position of a cell in the grid of a stacked row. */
interface CellPlacement {
  line: number;
  /** Between these edges of the tracks. */
  from: number;
  to: number;
  /** How many lines it takes. */
  lines: 1 | 2;
  /** Follows another value on its line. */
  isSeparated: boolean;
  /** Ends where the line ends. */
  atEnd: boolean;
  /** Below a gap, as all cells that start on its line. */
  isApart: boolean;
}

interface LinePosition {
  line: number;
  lines: 1 | 2;
  atEnd: boolean;
  /** The width of a track that only this takes. */
  extra: string | undefined;
}

const startsOf = (positions: readonly LinePosition[]) => positions.filter(({ atEnd }) => !atEnd);
const endsOf = (positions: readonly LinePosition[]) => positions.filter(({ atEnd }) => atEnd);

/** The tracks of stacked rows: first those of values, then those of a status and controls at the lines' ends. */
function stackedTracks(positions: readonly LinePosition[]) {
  const lines = positions.map(({ line }) => positions.filter((other) => other.line === line));
  const most = (count: (onLine: readonly LinePosition[]) => number) => Math.max(...lines.map(count));
  const values = most((onLine) => startsOf(onLine).length);
  const ends = most((onLine) => endsOf(onLine).length);
  const extra = positions.flatMap((position) => position.extra ?? []);
  return {
    values: Array.from({ length: values }, (_, at) => {
      if (at === values - 1) return "minmax(0, 1fr)";
      return at < 2 ? "fit-content(14rem)" : "fit-content(10rem)";
    }),
    ends: [...extra, ...Array.from({ length: ends }, () => "auto")],
  };
}

function linePositionOf<Row>(column: Column<Row>, isPrimary: boolean, layout: StackedLayout): LinePosition {
  const { medium, narrow = medium, tiny = narrow } = column.stacked ?? {};
  const position = String({ medium, narrow, tiny }[layout] ?? (isPrimary ? 1 : 2));
  const lines = position.includes("-") ? 2 : 1;
  return {
    line: Number(position[0]),
    lines,
    atEnd: position.endsWith("end"),
    extra: lines === 2 ? column.stackedExtra : undefined,
  };
}

function linePositionsOf<Row>(columns: readonly Column<Row>[], layout: StackedLayout): LinePosition[] {
  return columns.map((column, index) => linePositionOf(column, index === 0, layout));
}

/** Lines below a gap, so that a button doesn't touch a badge: phones put controls above or below other values. */
function linesApart<Row>(columns: readonly Column<Row>[], layout: StackedLayout): ReadonlySet<number> {
  if (layout === "medium") return new Set();
  // Controls on two lines have space around them.
  const cells = linePositionsOf(columns, layout)
    .map((position, index) => ({ ...position, hasControls: columns[index]?.hasControls === true }))
    .filter(({ lines }) => lines === 1);
  const isApart = (below: (typeof cells)[number]) =>
    cells.some(
      (above) =>
        below.line === above.line + 1 &&
        below.atEnd === above.atEnd &&
        (above.hasControls || below.hasControls),
    );
  return new Set(cells.filter(isApart).map(({ line }) => line));
}

export function cellPlacements<Row>(columns: readonly Column<Row>[], layout: StackedLayout): CellPlacement[] {
  const positions = linePositionsOf(columns, layout);
  const apart = linesApart(columns, layout);
  const { values, ends } = stackedTracks(positions);
  const end = values.length + ends.length;
  // What is alone at the end of a name's two lines takes both.
  const isTall =
    columns.some(({ twoLines }) => twoLines) && !positions.some(({ line, atEnd }) => line === 2 && atEnd);
  const hasExtra = (some: readonly LinePosition[]) => some.some(({ extra }) => extra !== undefined);
  return positions.map((position, index) => {
    const lines = columns[index]?.twoLines || (isTall && position.line === 1) ? 2 : position.lines;
    const beside = positions.filter(
      (other) => other.line < position.line + lines && other.line + other.lines > position.line,
    );
    const onLine = positions.filter(({ line }) => line === position.line);
    const peers = position.atEnd ? endsOf(onLine) : startsOf(onLine);
    const nth = peers.indexOf(position);
    const firstEnd = values.length + (hasExtra(positions) && !hasExtra(beside) ? 1 : 0);
    const from = position.atEnd ? firstEnd + nth : nth;
    const isLast = nth === peers.length - 1;
    const lineEnd = !position.atEnd && endsOf(beside).length > 0 ? firstEnd : end;
    return {
      ...position,
      from,
      to: isLast ? lineEnd : from + 1,
      lines,
      isSeparated: !position.atEnd && nth > 0,
      isApart: apart.has(position.line),
    };
  });
}

/** The grid area of a column's cells in every layout. */
export const areaOf = ({ key }: Pick<Column<never>, "key">): string => `cell-${key}`;

/** The sizes of a grid's tracks between its lines, which are named by the areas that start and end there. */
function template(sizes: readonly string[], areas: readonly { name: string; from: number; to: number }[]) {
  const lineAt = (edge: number) => {
    const names = areas.flatMap(({ name, from, to }) => [
      ...(from === edge ? [`${name}-start`] : []),
      ...(to === edge ? [`${name}-end`] : []),
    ]);
    return `[${names.join(" ")}]`;
  };
  return sizes.reduce((lines, size, index) => `${lines} ${size} ${lineAt(index + 1)}`, lineAt(0));
}

/** `grid-template-columns` and `grid-template-rows`. */
export interface GridTemplate {
  columns: string;
  rows: string;
}

/** One cell beside the other. */
export function columnsTemplate<Row>(columns: readonly Column<Row>[]): GridTemplate {
  const names = columns.map(areaOf);
  return {
    columns: template(
      tracks(columns),
      names.map((name, index) => ({ name, from: index, to: index + 1 })),
    ),
    rows: template(
      ["auto"],
      names.map((name) => ({ name, from: 0, to: 1 })),
    ),
  };
}

/** A few lines of cells. */
export function stackedTemplate<Row>(columns: readonly Column<Row>[], layout: StackedLayout): GridTemplate {
  const { values, ends } = stackedTracks(linePositionsOf(columns, layout));
  const areas = cellPlacements(columns, layout).map((placement, index) => {
    const column = columns[index];
    return { ...placement, name: column === undefined ? "" : areaOf(column) };
  });
  return {
    columns: template([...values, ...ends], areas),
    rows: template(
      linesOf(columns, layout).map((height) => `minmax(${height}rem, auto)`),
      areas.map(({ name, line, lines }) => ({ name, from: line - 1, to: line - 1 + lines })),
    ),
  };
}

const textLine = 1.25;
const controlLine = 1.875;
/** How much higher than its lines a row can be, whose name has larger text and whose status is a badge. */
const tallerText = 0.25;

/** The heights of a stacked row's lines, in rem. */
function linesOf<Row>(columns: readonly Column<Row>[], layout: StackedLayout): number[] {
  const positions = linePositionsOf(columns, layout);
  const count = Math.max(...cellPlacements(columns, layout).map(({ line, lines }) => line + lines - 1));
  const needsHeight = (line: number) =>
    columns.some(({ hasControls }, index) => {
      const position = positions[index];
      return hasControls && position?.line === line && position.lines === 1;
    });
  const apart = linesApart(columns, layout);
  const control = isCompact(columns, layout) ? compact.control : controlLine;
  return Array.from(
    { length: count },
    (_, at) => (needsHeight(at + 1) ? control : textLine) + (apart.has(at + 1) ? lineGap : 0),
  );
}

/** Whether buttons and badges are `compact`. */
export const isCompact = <Row>(columns: readonly Column<Row>[], layout: StackedLayout): boolean =>
  columns.some(({ twoLines }) => twoLines) && linesApart(columns, layout).size > 0;

/** In rem. Little around names on two lines, which fill their row. Gaps and controls on two lines keep it low. */
export function stackedPadding<Row>(columns: readonly Column<Row>[], layout: StackedLayout): number {
  if (columns.some(({ twoLines }) => twoLines)) return 0.0625;
  const isTight =
    linesApart(columns, layout).size > 0 || linePositionsOf(columns, layout).some(({ lines }) => lines === 2);
  return isTight ? 0.375 : 0.5;
}

/** The height of the rows of a long list, which all have the same. */
export function stackedHeight<Row>(columns: readonly Column<Row>[], layout: StackedLayout): string {
  const lines = linesOf(columns, layout).reduce((sum, height) => sum + height, 0);
  return `${lines + 2 * stackedPadding(columns, layout) + tallerText}rem`;
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
