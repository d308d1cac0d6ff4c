import type { ReactNode } from "react";
import type { Sort } from "@understudy/base";
import type { Column } from "./columns";
import type { TableLayout } from "./tableLayout";
import type { PositionListener, TablePosition } from "./useTablePosition";

interface Basics<Row, Key extends string> {
  "aria-label": string;
  /** The first names the row and is the last to shrink. */
  columns: readonly Column<Row, Key>[];
  /** The widths of the columns, and how narrow pages stack their cells. */
  layout?: TableLayout<NoInfer<Key>> | undefined;
  rows: readonly Row[];
  /** Unique among the rows; identifies the row in `busyRows`, `highlightedRow` and `initialPosition`. */
  rowKey: (row: Row, index: number) => string;
  /** More rows will arrive: renders as a long list from the first row. */
  growing?: boolean | undefined;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Keys of the rows with a pending action. */
  busyRows?: ReadonlySet<string> | undefined;
  /** The key of a row that is new. A short list scrolls to it. */
  highlightedRow?: string | null | undefined;
  /** The link in a row's first cell covers the row. */
  opensRows?: boolean | undefined;
  /** Identifies the list: when it or the order changes, a long list scrolls to the top. */
  scrollKey?: string | undefined;
  /** The position to restore on mount. */
  initialPosition?: TablePosition | undefined;
  /** Called when scrolling stops and when another row gets focus. */
  onPositionChange?: PositionListener | undefined;
}

export interface TableProps<Row, Key extends string = string> extends Basics<Row, Key> {
  sort?: Sort<Key> | undefined;
  /** Without it, no column sorts. */
  onSortChange?: ((sort: Sort<Key>) => void) | undefined;
}

/** Of FlowRows and WindowedRows. */
export interface RowsProps<Row, Key extends string> extends Omit<Basics<Row, Key>, "empty" | "layout"> {
  /** Of each column. */
  cellClasses: readonly string[];
  growing: boolean;
  busyRows: ReadonlySet<string>;
  opensRows: boolean;
  sort: Sort<Key> | undefined;
  onSortChange: ((sort: Sort<Key>) => void) | undefined;
}
