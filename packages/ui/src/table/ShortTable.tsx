import { useRef, useState } from "react";
import { orderOf } from "./columns";
import { TableHead } from "./TableHead";
import { TableRow } from "./TableRow";
import { nothingBusy, type TableProps } from "./tableProps";
import { useCutOffTitles } from "./useCutOffTitles";
import { useFocusedRow } from "./useFocusedRow";
import { useFocusReturn, usePlaceReport } from "./usePlace";
import { useSlots } from "./useSlots";

/** Every row exists; the page scrolls. */
export function ShortTable<Row, Key extends string>(props: TableProps<Row, Key>) {
  const { label, columns, rows, rowKey, busyRows = nothingBusy, rowTone, sort, onSort, place, onPlaceChange } = props;
  const tableRef = useRef<HTMLDivElement>(null);
  const keys = rows.map(rowKey);
  const [hasFocus, setHasFocus] = useState(false);
  const slots = useSlots(keys, orderOf(sort), hasFocus);
  const report = usePlaceReport(onPlaceChange);
  useFocusReturn(place?.rowKey, tableRef, (key) => keys.indexOf(key));
  useCutOffTitles(tableRef);
  useFocusedRow(tableRef, (index) => {
    const key = index === undefined ? undefined : keys[index];
    setHasFocus(key !== undefined);
    if (key !== undefined) report({ scrollTop: 0, rowKey: key });
  });

  return (
    <div role="table" ref={tableRef} aria-label={label}>
      <TableHead columns={columns} sort={sort} onSort={onSort} />
      <div role="rowgroup">
        {rows.map((row, index) => {
          const key = keys[index] ?? "";
          return <TableRow key={slots[index]} row={row} index={index} columns={columns} busy={busyRows.has(key)} tone={rowTone?.(row)} />;
        })}
      </div>
    </div>
  );
}
