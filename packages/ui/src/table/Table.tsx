import { useMemo, useState } from "react";
import { cx } from "../theme/cx";
import { cellClasses } from "./cellClasses";
import { CutOffHint } from "./CutOffHint";
import { FlowRows } from "./FlowRows";
import type { TableProps } from "./props";
import * as styles from "./Table.css";
import { WindowedRows } from "./WindowedRows";

export type { CellContext, Column } from "./columns";
export type { TableProps } from "./props";
export type { PositionListener, TablePosition } from "./useTablePosition";

/** Longer lists render only the rows in view; shorter ones leave search and selection to the browser. */
export const longFrom = 200;

const nothingBusy: ReadonlySet<string> = new Set();

/**
 * Whether only the rows in view are rendered. Changing that replaces all rows, and with them the focus and the place in
 * the list, so a list that grows or shrinks past the limit stays as it is until it has twice or half as many rows.
 */
function useWindowing(count: number, growing: boolean): boolean {
  const [isWindowed, setWindowed] = useState(count > longFrom);
  const isLong = growing || count > (isWindowed ? longFrom / 2 : longFrom * 2);
  if (isLong !== isWindowed) setWindowed(isLong);
  return isLong;
}

/** A table with columns on wide pages and stacked rows on narrow ones. Long lists are virtualized. */
export function Table<Row, Key extends string = string>({
  empty,
  growing = false,
  busyRows = nothingBusy,
  opensRows = false,
  sort,
  onSortChange,
  columns,
  layout,
  rows,
  ...props
}: TableProps<Row, Key>) {
  const classes = useMemo(() => cellClasses(columns, layout), [columns, layout]);
  const { root, frame } = layout ?? styles.plain;
  const isEmpty = rows.length === 0 && !growing && empty !== undefined;
  const Rows = useWindowing(rows.length, growing) ? WindowedRows : FlowRows;
  return (
    <div className={cx(styles.root, root)}>
      <div className={cx(styles.frame, frame)}>
        {isEmpty ? (
          empty
        ) : (
          <CutOffHint>
            <Rows
              {...props}
              columns={columns}
              rows={rows}
              cellClasses={classes}
              growing={growing}
              busyRows={busyRows}
              opensRows={opensRows}
              sort={sort}
              onSortChange={onSortChange}
            />
          </CutOffHint>
        )}
      </div>
    </div>
  );
}
