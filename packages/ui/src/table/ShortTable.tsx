import { useDeferredValue, useRef, useState } from "react";
import { orderOf, type Sort } from "./columns";
import { rowsOnScreen, useRowsOnScreen } from "./rowsOnScreen";
import { SortControl } from "./SortControl";
import { TableHead } from "./TableHead";
import { TableRow, type TableRowProps } from "./TableRow";
import { nothingBusy, type TableProps } from "./tableProps";
import { useCutOffTitles } from "./useCutOffTitles";
import { useFocusedRow } from "./useFocusedRow";
import { useFocusRestoration, usePositionReport } from "./useTablePosition";
import { useRowLinks } from "./useRowLinks";
import { useSlots } from "./useSlots";

/** Renders every row, those on screen first. The page scrolls. */
export function ShortTable<Row, Key extends string>(props: TableProps<Row, Key>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    busyRows = nothingBusy,
    rowTone,
    opensRows = false,
    sort,
    onSort,
    initialPosition,
    onPositionChange,
  } = props;
  const tableRef = useRef<HTMLDivElement>(null);
  const keys = rows.map(rowKey);
  const [hasFocus, setHasFocus] = useState(false);
  const [onScreen, setOnScreen] = useState<readonly boolean[]>([]);
  const slots = useSlots(keys, orderOf(sort), hasFocus);
  const report = usePositionReport(onPositionChange);
  useFocusRestoration(initialPosition?.rowKey, tableRef, (key) => keys.indexOf(key));
  useCutOffTitles(tableRef);
  useRowLinks(tableRef, opensRows);
  useFocusedRow(tableRef, (index) => {
    const key = index === undefined ? undefined : keys[index];
    setHasFocus(key !== undefined);
    if (key !== undefined) report({ scrollTop: 0, rowKey: key });
  });

  // When rows are added, such as after clearing a search, those below the fold render deferred.
  const soFar = Math.max(useDeferredValue(rows.length), useRowsOnScreen());

  const changeOrder = (next: Sort<Key>) => {
    setOnScreen(rowsOnScreen(tableRef.current));
    onSort?.(next);
  };

  const sorting = onSort && changeOrder;

  return (
    <>
      <SortControl columns={columns} sort={sort} onSort={sorting} />
      <div role="table" ref={tableRef} aria-label={label}>
        <TableHead columns={columns} sort={sort} onSort={sorting} />
        <div role="rowgroup">
          {rows.slice(0, soFar).map((row, index) => {
            const key = keys[index] ?? "";
            return (
              <FlowingRow
                key={slots[index]}
                row={row}
                index={index}
                columns={columns}
                busy={busyRows.has(key)}
                tone={rowTone?.(row)}
                opens={opensRows}
                onScreen={onScreen[index] ?? true}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}

/** Rows on screen update immediately, the others deferred. */
function FlowingRow<Row>({ row, onScreen, ...props }: TableRowProps<Row> & { onScreen: boolean }) {
  const later = useDeferredValue(row);
  return <TableRow row={onScreen ? row : later} {...props} />;
}
