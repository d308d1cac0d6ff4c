import type { ReactNode } from "react";
import type { Tone } from "../theme/tokens";
import type { Column, Sort } from "./columns";
import type { PositionListener, TablePosition } from "./useTablePosition";

interface Basics<Row, Key extends string> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  /** Unique among the rows; identifies the row in `busyRows` and `initialPosition`. */
  rowKey: (row: Row, index: number) => string;
  /** More rows will arrive: renders as a long list from the first row. */
  growing?: boolean;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Keys of the rows with a pending action. */
  busyRows?: ReadonlySet<string>;
  /** A colored mark at the row's start. A word in the row must say the same. */
  rowTone?: (row: Row) => Tone | undefined;
  /** A click anywhere in a row opens the row's first link. */
  opensRows?: boolean;
  /** Identifies the list: when it or the order changes, a long list scrolls to the top. */
  scrollKey?: string;
  /** The position to restore on mount. */
  initialPosition?: TablePosition | undefined;
  /** Called when scrolling stops and when another row gets focus. */
  onPositionChange?: PositionListener | undefined;
}

type Sorting<Key extends string> =
  | { sort: Sort<Key> | undefined; onSort: (sort: Sort<Key>) => void }
  | { sort?: never; onSort?: never };

export type TableProps<Row, Key extends string = string> = Basics<Row, Key> & Sorting<Key>;

export const nothingBusy: ReadonlySet<string> = new Set();
