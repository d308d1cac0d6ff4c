import { useId, useMemo } from "react";
import { cx } from "../theme/cx";
import type { Column } from "./columns";
import * as styles from "./Table.css";

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  index: number;
  busy: boolean;
  /** A click anywhere in the row opens its link. */
  opens: boolean;
  /** Distance from the top of a long list's body; absent in a short list. */
  top?: number | undefined;
}

function cellsOf<Row>(row: Row, columns: readonly Column<Row>[], labelId: string, busy: boolean) {
  return columns.map((column, at) => {
    const isPrimary = at === 0;
    return (
      <div
        key={column.key}
        role="cell"
        id={isPrimary ? labelId : undefined}
        className={cx(
          styles.cell,
          styles.nthCell[at],
          styles.align[column.align ?? "start"],
          isPrimary ? styles.primary : styles.secondary,
          column.hasControls && column.align === "end" && styles.controlsAtEnd,
        )}
        data-label={column.stackedLabel === undefined ? undefined : `${column.stackedLabel} `}
        dir="auto"
      >
        {column.cell(row, { rowLabelId: labelId, busy })}
      </div>
    );
  });
}

export function TableRow<Row>({ row, columns, index, busy, opens, top }: TableRowProps<Row>) {
  // Not derived from the index, so that sorting leaves a row's cells unchanged.
  const labelId = useId();
  // Cells re-render only for another row.
  const cells = useMemo(() => cellsOf(row, columns, labelId, busy), [row, columns, labelId, busy]);
  const placed = top !== undefined;
  return (
    <div
      role="row"
      className={cx(styles.row, placed ? styles.placedRow : styles.flowingRow, opens && styles.openingRow)}
      style={placed ? { transform: `translateY(${top}px)` } : undefined}
      data-row={index}
      aria-rowindex={placed ? index + 2 : undefined}
      aria-busy={busy || undefined}
    >
      {cells}
    </div>
  );
}
