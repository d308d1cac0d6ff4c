import { useId, useMemo } from "react";
import { cx } from "../theme/cx";
import type { Tone } from "../theme/tokens";
import { cardLabelOf, primaryOf, type Column } from "./columns";
import * as styles from "./Table.css";

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  index: number;
  busy: boolean;
  tone: Tone | undefined;
  /** From the top of a long list's body; absent in a short one. */
  top?: number;
}

function cellsOf<Row>(row: Row, columns: readonly Column<Row>[], labelId: string, busy: boolean) {
  const primary = primaryOf(columns);
  return columns.map((column) => {
    const isPrimary = column === primary;
    const cardLabel = cardLabelOf(column);
    const part = isPrimary ? styles.primary : cardLabel === "" && styles.bare;
    return (
      <div
        key={column.key}
        role="cell"
        id={isPrimary ? labelId : undefined}
        className={cx(
          styles.cell,
          styles.align[column.align ?? "start"],
          column.hideBelow && styles.hideBelow[column.hideBelow],
          part,
        )}
        data-label={isPrimary ? undefined : cardLabel}
        dir="auto"
      >
        {column.cell(row, { rowLabelId: labelId, busy })}
      </div>
    );
  });
}

export function TableRow<Row>({ row, columns, index, busy, tone, top }: TableRowProps<Row>) {
  // Its own, and not that of its place: in another order a row's cells stay as they are.
  const labelId = useId();
  // Whatever else changes, a row's cells are drawn again only when it is another row.
  const cells = useMemo(() => cellsOf(row, columns, labelId, busy), [row, columns, labelId, busy]);
  const placed = top !== undefined;
  return (
    <div
      role="row"
      className={cx(styles.row, placed ? styles.placedRow : styles.flowingRow, tone && styles.rowTone[tone])}
      style={placed ? { transform: `translateY(${top}px)` } : undefined}
      data-row={index}
      aria-rowindex={placed ? index + 2 : undefined}
      aria-busy={busy || undefined}
    >
      {cells}
    </div>
  );
}
