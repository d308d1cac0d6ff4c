import { useRef } from "react";
import { orderOf } from "./columns";
import { bodyHeight } from "./rowWindow";
import { SortControl } from "./SortControl";
import { TableHead } from "./TableHead";
import { TableRow } from "./TableRow";
import { nothingBusy, type TableProps } from "./tableProps";
import * as styles from "./Table.css";
import { useCutOffTitles } from "./useCutOffTitles";
import { useFocusedRow } from "./useFocusedRow";
import { useMeasuredSize } from "./useMeasuredSize";
import { useFocusRestoration, usePositionReport, useScrollRestoration } from "./useTablePosition";
import { useRowLinks } from "./useRowLinks";
import { useRowWindow } from "./useRowWindow";

/** A virtualized table: renders the rows in view and the focused one, in its own scroll container. */
export function LongTable<Row, Key extends string>(props: TableProps<Row, Key>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    busyRows = nothingBusy,
    rowTone,
    opensRows = false,
    growing = false,
    sort,
    onSort,
    initialPosition,
    onPositionChange,
  } = props;
  // Sorting starts at the top, like another list.
  const scrollKey = `${orderOf(sort)} ${props.scrollKey}`;
  const boxRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const size = useMeasuredSize(boxRef, probeRef, headRef);
  const { shown, held, hold, scrollTo, moveTo } = useRowWindow({
    rows,
    rowKey,
    growing,
    size,
    scrollKey,
    boxRef,
  });

  const report = usePositionReport(onPositionChange);
  const reportPosition = (scrollTop: number, key: string | undefined) =>
    report({ scrollTop, ...(key !== undefined && { rowKey: key }) });
  useScrollRestoration({
    top: initialPosition?.scrollTop,
    boxRef,
    count: size ? rows.length : 0,
    scrollKey,
    moveTo,
  });
  useFocusRestoration(
    initialPosition?.rowKey,
    boxRef,
    (key) => shown.find((one) => one.key === key)?.index ?? -1,
  );
  useCutOffTitles(boxRef);
  useRowLinks(boxRef, opensRows);
  useFocusedRow(boxRef, (index) => {
    const focused = shown.find((one) => one.index === index);
    hold(focused && { key: focused.key, index: focused.index });
    if (focused) reportPosition(boxRef.current?.scrollTop ?? 0, focused.key);
  });

  return (
    <>
      <SortControl columns={columns} sort={sort} onSort={onSort} />
      <div
        ref={boxRef}
        role="region"
        aria-label={label}
        // What scrolls must be within reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.box}
        style={{ blockSize: size?.box }}
        onScroll={({ currentTarget: { scrollTop } }) => {
          reportPosition(scrollTop, held?.key);
          scrollTo(scrollTop);
        }}
      >
        <div role="table" aria-label={label} aria-rowcount={rows.length + 1}>
          <TableHead ref={headRef} columns={columns} sort={sort} onSort={onSort} sticky />
          <div
            role="rowgroup"
            className={styles.tallBody}
            style={{ blockSize: size && bodyHeight(rows.length, size) }}
          >
            {shown.map(({ row, index, key, slot, top }) => (
              <TableRow
                key={slot}
                row={row}
                index={index}
                top={top}
                columns={columns}
                busy={busyRows.has(key)}
                tone={rowTone?.(row)}
                opens={opensRows}
              />
            ))}
          </div>
          <div ref={probeRef} className={styles.probe} aria-hidden="true" />
        </div>
      </div>
    </>
  );
}
