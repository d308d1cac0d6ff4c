import type { ReactNode } from "react";
import type { Tone } from "../theme/tokens";
import type { Column, Sort } from "./columns";
import type { TablePosition } from "./useTablePosition";

interface Basics<Row, Key extends string> {
  /** The table's name. */
  label: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  /** Unique among the rows; names the row in `busyRows` and `initialPosition`. */
  rowKey: (row: Row, index: number) => string;
  /** More rows are on their way: a list that will be long looks so from its first row. */
  growing?: boolean;
  /** What stands here when there are no rows. */
  empty?: ReactNode;
  /** Keys of the rows where something is under way. */
  busyRows?: ReadonlySet<string>;
  /** A mark at the row's start, beside whatever word says the same. */
  rowTone?: (row: Row) => Tone | undefined;
  /** A click anywhere in a row opens the row's first link. */
  opensRows?: boolean;
  /** Says which list this is: when it or the order changes, a long list goes back to its top. */
  scrollKey?: string;
  /** Where to begin; read once. */
  initialPosition?: TablePosition | undefined;
  /** Called when scrolling rests and when the focus goes to another row. */
  onPositionChange?: (position: TablePosition) => void;
}

type Sorting<Key extends string> =
  | { sort: Sort<Key> | undefined; onSort: (sort: Sort<Key>) => void }
  | { sort?: never; onSort?: never };

export type TableProps<Row, Key extends string = string> = Basics<Row, Key> & Sorting<Key>;

export const nothingBusy: ReadonlySet<string> = new Set();
