import { useRef } from "react";
import type { RowsProps } from "./props";
import { TableHead } from "./TableHead";
import { TableRow } from "./TableRow";
import { useFocusedRow, useFocusRestoration, usePositionReport } from "./useTablePosition";

/** All rows of a short list, in the page: it scrolls, and the browser searches and selects. */
export function FlowRows<Row, Key extends string>(props: RowsProps<Row, Key>) {
  const {
    "aria-label": label,
    columns,
    cellClasses,
    rows,
    rowKey,
    busyRows,
    highlightedRow,
    opensRows,
    sort,
    onSortChange,
  } = props;
  const { initialPosition, onPositionChange } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const report = usePositionReport(onPositionChange);
  useFocusRestoration(initialPosition?.rowKey, boxRef);
  useFocusedRow(boxRef, (key) => {
    if (key !== undefined) report({ scrollTop: 0, rowKey: key });
  });
  return (
    <div ref={boxRef} role="table" aria-label={label}>
      <TableHead columns={columns} sort={sort} onSortChange={onSortChange} />
      <div role="rowgroup">
        {rows.map((row, index) => {
          const key = rowKey(row, index);
          return (
            <TableRow
              key={key}
              row={row}
              rowKey={key}
              columns={columns}
              cellClasses={cellClasses}
              busy={busyRows.has(key)}
              highlighted={key === highlightedRow}
              opens={opensRows}
            />
          );
        })}
      </div>
    </div>
  );
}
