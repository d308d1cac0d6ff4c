import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useEffect, useEffectEvent, useRef } from "react";
import { orderOf } from "./columns";
import { bodyHeight, type Size } from "./rowWindow";
import type { RowsProps } from "./props";
import { scrollTopOf } from "./scrollPosition";
import { TableHead } from "./TableHead";
import { tableTexts } from "./table-texts";
import { TableRow } from "./TableRow";
import * as styles from "./Table.css";
import { useMeasuredSize } from "./useMeasuredSize";
import { usePrinting } from "./usePrinting";
import { mostPrinted, useRowWindow } from "./useRowWindow";
import {
  useFocusedRow,
  useFocusRestoration,
  usePositionReport,
  useScrollRestoration,
} from "./useTablePosition";

const bodyStyle = (count: number, size: Size) => ({
  blockSize: bodyHeight(count, size),
  ...assignInlineVars({ [styles.rowHeight]: `${size.rowHeight}px` }),
});

/** The rows in view of a long list, which scrolls in its own box; on phones, with the page. */
export function WindowedRows<Row, Key extends string>(props: RowsProps<Row, Key>) {
  const {
    "aria-label": label,
    columns,
    cellClasses,
    rows,
    rowKey,
    growing,
    busyRows,
    highlightedRow,
    opensRows,
    sort,
    onSortChange,
  } = props;
  const { initialPosition, onPositionChange } = props;
  // Sorting starts at the top, like another list.
  const scrollKey = `${orderOf(sort)} ${props.scrollKey}`;
  const boxRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const size = useMeasuredSize(boxRef, headRef, bodyRef, probeRef);
  const isPrinting = usePrinting();
  const inView = useRowWindow({ rows, rowKey, growing, size, scrollKey, boxRef, isPrinting });

  const report = usePositionReport(onPositionChange);
  const reportPosition = (key: string | undefined) =>
    report({ scrollTop: boxRef.current ? scrollTopOf(boxRef.current) : 0, rowKey: key });
  useScrollRestoration({
    top: initialPosition?.scrollTop,
    boxRef,
    count: size ? rows.length : 0,
    scrollKey,
    moveTo: inView.moveTo,
  });
  useFocusRestoration(initialPosition?.rowKey, boxRef);
  useFocusedRow(boxRef, (key) => {
    const focused = inView.shown.find((one) => one.key === key);
    inView.hold(focused && { key: focused.key, index: focused.index });
    if (focused) reportPosition(focused.key);
  });
  const onScroll = useEffectEvent(() => {
    if (!boxRef.current) return;
    reportPosition(inView.held?.key);
    inView.scrollTo(scrollTopOf(boxRef.current));
  });
  useEffect(() => {
    const scrolled = () => onScroll();
    // Also captures the scroll events of the box, which don't bubble.
    window.addEventListener("scroll", scrolled, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", scrolled, { capture: true });
  }, []);

  return (
    <div
      ref={boxRef}
      role="region"
      aria-label={label}
      // What scrolls must be within reach of the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={size && size.box === undefined ? undefined : 0}
      className={styles.box}
      style={{ blockSize: size?.box }}
    >
      {/* -1: not all rows are known yet. */}
      <div role="table" aria-label={label} aria-rowcount={growing ? -1 : rows.length + 1}>
        <TableHead ref={headRef} columns={columns} sort={sort} onSortChange={onSortChange} sticky />
        <div
          ref={bodyRef}
          role="rowgroup"
          className={styles.tallBody}
          style={size && bodyStyle(rows.length, size)}
        >
          {inView.shown.map(({ row, index, key, slot, top }) => (
            <TableRow
              key={slot}
              row={row}
              rowKey={key}
              columns={columns}
              cellClasses={cellClasses}
              busy={busyRows.has(key)}
              highlighted={key === highlightedRow}
              opens={opensRows}
              place={{ index, top }}
            />
          ))}
        </div>
        {isPrinting && rows.length > mostPrinted && (
          <p className={styles.printNote}>{tableTexts.printed(mostPrinted, rows.length)}</p>
        )}
        <div ref={probeRef} className={styles.probe} aria-hidden="true" />
      </div>
    </div>
  );
}
