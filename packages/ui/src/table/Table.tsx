import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useMemo, useRef, type ReactNode } from "react";
import { useUiContext } from "../provider/UiProvider";
import {
  cellPlacements,
  orderOf,
  stackedHeight,
  stackedLayouts,
  stackedRows,
  tracks,
  type Column,
  type Sort,
} from "./columns";
import { bodyHeight } from "./rowWindow";
import { SortControl, TableHead } from "./TableHead";
import { TableRow } from "./TableRow";
import * as styles from "./Table.css";
import { rowLinkHandlers, titleCutOff } from "./rowLinks";
import { useMeasuredSize, useRowWindow } from "./useRowWindow";
import {
  useFocusedRow,
  useFocusRestoration,
  usePositionReport,
  useScrollRestoration,
  type PositionListener,
  type TablePosition,
} from "./useTablePosition";

export type { CellContext, Column, Sort } from "./columns";
export type { PositionListener, TablePosition } from "./useTablePosition";

interface Basics<Row, Key extends string> {
  /** Accessible name. */
  label: string;
  /** The first names the row and is the last to shrink. */
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  /** Unique among the rows; identifies the row in `busyRows` and `initialPosition`. */
  rowKey: (row: Row, index: number) => string;
  /** More rows will arrive: renders as a long list from the first row. */
  growing?: boolean;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Keys of the rows with a pending action. */
  busyRows?: ReadonlySet<string>;
  /** A click anywhere in a row opens the row's first link. */
  opensRows?: boolean;
  /** Identifies the list: when it or the order changes, a long list scrolls to the top. */
  scrollKey?: string;
  /** The position to restore on mount. */
  initialPosition?: TablePosition | undefined;
  /** Called when scrolling stops and when another row gets focus. */
  onPositionChange?: PositionListener | undefined;
}

type Sorting<Key extends string> =
  | { sort: Sort<Key> | undefined; onSort: (sort: Sort<Key>) => void }
  | { sort?: never; onSort?: never };

export type TableProps<Row, Key extends string = string> = Basics<Row, Key> & Sorting<Key>;

/** Longer lists render only the rows in view; shorter ones leave search and selection to the browser. */
const longFrom = 200;

const separator = '"\\A0·\\A0"';

function layoutVars<Row>(columns: readonly Column<Row>[]) {
  const values: Record<string, string> = { [styles.columnTracks]: tracks(columns) };
  for (const layout of stackedLayouts) {
    values[styles.rowTemplates[layout]] = stackedRows(columns, layout);
    values[styles.rowHeights[layout]] = stackedHeight(columns, layout);
    for (const [index, { area, isSeparated, atEnd }] of cellPlacements(columns, layout).entries()) {
      const vars = styles.placementVars[index]?.[layout];
      if (vars === undefined) continue;
      values[vars.area] = area;
      values[vars.justify] = atEnd ? "end" : "stretch";
      values[vars.separator] = isSeparated ? separator : '""';
    }
  }
  return assignInlineVars(values);
}

/** A table with columns on wide pages and stacked rows on narrow ones. Long lists are virtualized. */
export function Table<Row, Key extends string = string>(props: TableProps<Row, Key>) {
  const { columns, rows, empty, growing = false } = props;
  const { density } = useUiContext();
  const layout = useMemo(() => layoutVars(columns), [columns]);
  const isEmpty = rows.length === 0 && !growing && empty !== undefined;
  const isLong = growing || rows.length > longFrom;
  return (
    <div className={styles.root} style={layout}>
      <div className={styles.frame[density]}>
        {isEmpty ? empty : <Rows key={String(isLong)} isLong={isLong} {...props} />}
      </div>
    </div>
  );
}

const nothingBusy: ReadonlySet<string> = new Set();
const noRows: readonly never[] = [];

/** The page scrolls a short list; a long one scrolls in its own box and renders only the rows in view. */
function Rows<Row, Key extends string>(props: TableProps<Row, Key> & { isLong: boolean }) {
  const { label, columns, rows, rowKey, isLong, growing = false, opensRows = false } = props;
  const { busyRows = nothingBusy, sort, onSort, initialPosition, onPositionChange } = props;
  // Sorting starts at the top, like another list.
  const scrollKey = `${orderOf(sort)} ${props.scrollKey}`;
  const boxRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const size = useMeasuredSize(boxRef, probeRef, headRef);
  const inView = useRowWindow({
    rows: isLong ? rows : noRows,
    rowKey,
    growing,
    size,
    scrollKey,
    boxRef,
  });
  const shown = isLong
    ? inView.shown
    : rows.map((row, index) => {
        const key = rowKey(row, index);
        return { row, index, key, slot: key, top: undefined };
      });

  const report = usePositionReport(onPositionChange);
  const reportPosition = (key: string | undefined) =>
    report({ scrollTop: boxRef.current?.scrollTop ?? 0, ...(key !== undefined && { rowKey: key }) });
  useScrollRestoration({
    top: initialPosition?.scrollTop,
    boxRef,
    count: size ? rows.length : 0,
    scrollKey,
    moveTo: inView.moveTo,
  });
  useFocusRestoration(
    initialPosition?.rowKey,
    boxRef,
    (key) => shown.find((one) => one.key === key)?.index ?? -1,
  );
  useFocusedRow(boxRef, (index) => {
    const focused = shown.find((one) => one.index === index);
    if (isLong) inView.hold(focused && { key: focused.key, index: focused.index });
    if (focused) reportPosition(focused.key);
  });

  return (
    <>
      <SortControl columns={columns} sort={sort} onSort={onSort} />
      <div
        ref={boxRef}
        onPointerMove={titleCutOff}
        {...(opensRows && rowLinkHandlers)}
        {...(isLong && {
          role: "region",
          "aria-label": label,
          // What scrolls must be within reach of the keyboard.
          tabIndex: 0,
          className: styles.box,
          style: { blockSize: size?.box },
          onScroll: () => {
            reportPosition(inView.held?.key);
            inView.scrollTo(boxRef.current?.scrollTop ?? 0);
          },
        })}
      >
        <div role="table" aria-label={label} aria-rowcount={isLong ? rows.length + 1 : undefined}>
          <TableHead ref={headRef} columns={columns} sort={sort} onSort={onSort} sticky={isLong} />
          <div
            role="rowgroup"
            {...(isLong && {
              className: styles.tallBody,
              style: { blockSize: size && bodyHeight(rows.length, size) },
            })}
          >
            {shown.map(({ row, index, key, slot, top }) => (
              <TableRow
                key={slot}
                row={row}
                index={index}
                top={top}
                columns={columns}
                busy={busyRows.has(key)}
                opens={opensRows}
              />
            ))}
          </div>
          {isLong && <div ref={probeRef} className={styles.probe} aria-hidden="true" />}
        </div>
      </div>
    </>
  );
}
