import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, type RefObject } from "react";
import { flushSync } from "react-dom";
import {
  indexIn,
  openWindow,
  rowAt,
  rowsInView,
  windowReducer,
  type FocusedRow,
  type RowKey,
  type Size,
  type WindowState,
} from "./rowWindow";
import { scrollTopOf, setScrollTop } from "./scrollPosition";
import { scrollIdleMs } from "./useTablePosition";

interface RowWindow<Row> {
  rows: readonly Row[];
  rowKey: RowKey<Row>;
  /** While rows stream in, skip overscan: rendering it would delay parsing. */
  growing: boolean;
  /** Undefined until measured; nothing is rendered before. */
  size: Size | undefined;
  scrollKey: string | undefined;
  boxRef: RefObject<HTMLElement | null>;
  isPrinting: boolean;
}

/** More take up too much paper, and seconds to render. */
export const mostPrinted = 1_000;

const printedRows = (count: number) => Array.from({ length: Math.min(count, mostPrinted) }, (_, at) => at);

function drawn<Row>(
  { rows, view, held }: WindowState<Row>,
  rowKey: RowKey<Row>,
  size: Size,
  isPrinting: boolean,
) {
  const indexes = isPrinting ? printedRows(rows.length) : rowsInView(view, rows.length, size, held?.index);
  return indexes.flatMap((index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const top = index * size.rowHeight - view.shift;
    return { row, index, key: rowKey(row, index), slot: index - view.base, top };
  });
}

/** The number of rows added or removed above the row at the top of the box. */
function shiftOf<Row>(before: readonly Row[], rows: readonly Row[], rowKey: RowKey<Row>, topRow: number) {
  const row = before[topRow];
  const now = row === undefined ? -1 : indexIn(rowKey(row, topRow), topRow, rows, rowKey);
  return now < 0 ? 0 : now - topRow;
}

/** Windowing: which rows to render, at which position and in which slot. */
export function useRowWindow<Row>({
  rows,
  rowKey,
  growing,
  size,
  scrollKey,
  boxRef,
  isPrinting,
}: RowWindow<Row>) {
  const [state, dispatch] = useReducer(windowReducer<Row>, openWindow(rows, scrollKey));
  // React renders again before it renders the rows.
  if (state.rows !== rows || state.scrollKey !== scrollKey)
    dispatch({ type: "rowsChanged", rows, scrollKey, rowKey });

  const moveTo = (scrollTop: number) => {
    if (size) dispatch({ type: "scrolled", scrollTop, size });
  };

  const { view } = state;
  const rest = useEffectEvent(() => {
    if (boxRef.current) moveTo(scrollTopOf(boxRef.current));
  });
  useEffect(() => {
    if (!view.hurried || growing) return undefined;
    const timer = window.setTimeout(() => rest(), scrollIdleMs);
    return () => window.clearTimeout(timer);
  }, [view, growing]);

  // Scroll anchoring: visible rows stay in place when rows are added or removed above them.
  const last = useRef({ rows, scrollKey });
  useLayoutEffect(() => {
    const { rows: before, scrollKey: keyBefore } = last.current;
    last.current = { rows, scrollKey };
    const box = boxRef.current;
    if (!box || !size || before === rows || keyBefore !== scrollKey) return;
    const top = scrollTopOf(box);
    const moved = top <= 0 ? 0 : shiftOf(before, rows, rowKey, rowAt(view, top, size));
    if (moved === 0) return;
    setScrollTop(box, top + moved * size.rowHeight);
    moveTo(scrollTopOf(box));
  });

  return {
    shown: size ? drawn(state, rowKey, size, isPrinting) : [],
    held: state.held,
    hold: (to: FocusedRow | undefined) => dispatch({ type: "focusMoved", to }),
    moveTo,
    /** Render before the browser paints the new position, to avoid blank areas. */
    scrollTo: (scrollTop: number) => flushSync(() => moveTo(scrollTop)),
  };
}
