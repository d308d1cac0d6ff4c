import { useId, useLayoutEffect, useMemo, useRef } from "react";
import { cx } from "../theme/cx";
import type { Column } from "./columns";
import * as styles from "./Table.css";

export interface TableRowProps<Row> {
  row: Row;
  /** Identifies the row. */
  rowKey: string;
  columns: readonly Column<Row>[];
  cellClasses: readonly string[];
  busy: boolean;
  /** Draws attention to a new row for a moment. */
  highlighted: boolean;
  /** The link in its first cell covers it. */
  opens: boolean;
  /** Its place in a long list: its index and its distance from the top of the body. */
  place?: { index: number; top: number } | undefined;
}

function cellsOf<Row>(
  row: Row,
  columns: readonly Column<Row>[],
  classes: readonly string[],
  rowLabelId: string,
  busy: boolean,
) {
  return columns.map((column, at) => (
    <div
      key={column.key}
      role={at === 0 ? "rowheader" : "cell"}
      id={at === 0 ? rowLabelId : undefined}
      className={classes[at]}
      data-label={column.stackedLabel}
      dir={column.hasParts ? undefined : "auto"}
    >
      {column.cell(row, { rowLabelId, busy })}
    </div>
  ));
}

export function TableRow<Row>({
  row,
  rowKey,
  columns,
  cellClasses: classes,
  busy,
  highlighted,
  opens,
  place,
}: TableRowProps<Row>) {
  // Not derived from the row, so that sorting leaves a row's cells unchanged.
  const labelId = useId();
  // Cells re-render only for another row.
  const cells = useMemo(
    () => cellsOf(row, columns, classes, labelId, busy),
    [row, columns, classes, labelId, busy],
  );
  const ref = useRef<HTMLDivElement>(null);
  // A recycled row must not keep the menu or popover of the row before.
  const shownKey = useRef(rowKey);
  useLayoutEffect(() => {
    if (shownKey.current === rowKey) return;
    shownKey.current = rowKey;
    for (const popover of ref.current?.querySelectorAll<HTMLElement>(":popover-open") ?? [])
      popover.hidePopover();
  }, [rowKey]);
  const isPlaced = place !== undefined;
  useLayoutEffect(() => {
    if (highlighted && !isPlaced) ref.current?.scrollIntoView({ block: "nearest" });
  }, [highlighted, isPlaced]);
  return (
    <div
      ref={ref}
      role="row"
      className={cx(
        styles.row,
        place ? styles.placedRow : styles.flowingRow,
        opens && styles.openingRow,
        highlighted && styles.highlightedRow,
      )}
      style={place && { transform: `translateY(${place.top}px)` }}
      data-row={rowKey}
      data-highlighted={highlighted || undefined}
      aria-rowindex={place && place.index + 2}
      aria-busy={busy || undefined}
    >
      {cells}
    </div>
  );
}
