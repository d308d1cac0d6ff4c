import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { scrollIdleMs } from "./useTablePosition";
import { rowAt, rowsInView, scrolledTo, topView, type Size, type View } from "./rowWindow";

/** The row that has the focus. */
interface FocusedRow {
  key: string;
  index: number;
}

type RowKey<Row> = (row: Row, index: number) => string;

interface State<Row> {
  rows: readonly Row[];
  scrollKey: string | undefined;
  view: View;
  held: FocusedRow | undefined;
}

/** The row's index in another list, or -1. Checks the same index first. */
function indexIn<Row>(key: string, index: number, rows: readonly Row[], rowKey: RowKey<Row>) {
  const same = rows[index];
  return same !== undefined && rowKey(same, index) === key
    ? index
    : rows.findIndex((row, i) => rowKey(row, i) === key);
}

function relocated<Row>(
  { key, index }: FocusedRow,
  rows: readonly Row[],
  rowKey: RowKey<Row>,
): FocusedRow | undefined {
  const now = indexIn(key, index, rows, rowKey);
  return now < 0 ? undefined : { key, index: now };
}

/** Updates the rows. The focused row keeps its slot, and with it its DOM nodes and the focus. */
function withRows<Row>(
  { rows: last, view, held, scrollKey: before }: State<Row>,
  rows: readonly Row[],
  scrollKey: string | undefined,
  rowKey: RowKey<Row>,
): State<Row> {
  const kept = held && relocated(held, rows, rowKey);
  // Another list starts without overscan, unless its first rows are the same.
  const stays = scrollKey === before || (view.first === 0 && rows[0] === last[0]);
  const start = stays ? view : { ...topView, base: view.base };
  const moved = held && kept ? kept.index - held.index : start.first - view.first;
  return { rows, scrollKey, view: { ...start, base: view.base + moved }, held: kept };
}

interface RowWindow<Row> {
  rows: readonly Row[];
  rowKey: RowKey<Row>;
  /** While rows stream in, skip overscan: rendering it would delay parsing. */
  growing: boolean;
  /** Undefined until measured; nothing is rendered before. */
  size: Size | undefined;
  scrollKey: string | undefined;
  boxRef: RefObject<HTMLElement | null>;
}

function drawn<Row>({ rows, view, held }: State<Row>, rowKey: RowKey<Row>, size: Size) {
  return rowsInView(view, rows.length, size, held?.index).flatMap((index) => {
    const row = rows[index];
    return row === undefined
      ? []
      : {
          row,
          index,
          key: rowKey(row, index),
          slot: index - view.base,
          top: index * size.rowHeight - view.shift,
        };
  });
}

/** The number of rows added or removed above the row at the top of the box. */
function shiftOf<Row>(before: readonly Row[], rows: readonly Row[], rowKey: RowKey<Row>, topRow: number) {
  const row = before[topRow];
  const now = row === undefined ? -1 : indexIn(rowKey(row, topRow), topRow, rows, rowKey);
  return now < 0 ? 0 : now - topRow;
}

/** Windowing: which rows to render, at which position and in which slot. */
export function useRowWindow<Row>({ rows, rowKey, growing, size, scrollKey, boxRef }: RowWindow<Row>) {
  const [state, setState] = useState<State<Row>>({ rows, scrollKey, view: topView, held: undefined });
  const current =
    state.rows === rows && state.scrollKey === scrollKey ? state : withRows(state, rows, scrollKey, rowKey);
  if (current !== state) setState(current);

  const moveTo = (scrollTop: number) => {
    if (!size) return;
    const view = scrolledTo(current.view, scrollTop, rows.length, size, current.held !== undefined);
    if (view !== current.view) setState({ ...current, view });
  };

  const { view } = current;
  const rest = useEffectEvent(() => moveTo(boxRef.current?.scrollTop ?? 0));
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
    if (!box || !size || before === rows || keyBefore !== scrollKey || box.scrollTop <= 0) return;
    const moved = shiftOf(before, rows, rowKey, rowAt(current.view, box.scrollTop, size));
    if (moved === 0) return;
    box.scrollTop += moved * size.rowHeight;
    moveTo(box.scrollTop);
  });

  return {
    shown: size ? drawn(current, rowKey, size) : [],
    held: current.held,
    hold: (held: FocusedRow | undefined) => setState((before) => ({ ...before, held })),
    moveTo,
    /** Render before the browser paints the new position, to avoid blank areas. */
    scrollTo: (scrollTop: number) => flushSync(() => moveTo(scrollTop)),
  };
}

interface MeasuredSize extends Size {
  /** Height of the box, including the head. */
  box: number;
}

const minBoxHeight = 320;
// Space below the box, so that the page itself doesn't scroll.
const marginBelow = 32;

/** The element's top in the viewport before any scrolling. */
function unscrolledTop(element: HTMLElement) {
  let top = element.getBoundingClientRect().top;
  for (let around = element.parentElement; around; around = around.parentElement) top += around.scrollTop;
  return top;
}

function measure(box: HTMLElement, probe: HTMLElement, head: HTMLElement): MeasuredSize {
  const height = Math.round(Math.max(minBoxHeight, window.innerHeight - unscrolledTop(box) - marginBelow));
  return { box: height, viewport: height - head.offsetHeight, rowHeight: probe.offsetHeight };
}

const same = (a: MeasuredSize | undefined, b: MeasuredSize) =>
  a?.box === b.box && a.viewport === b.viewport && a.rowHeight === b.rowHeight;

type Part = RefObject<HTMLElement | null>;

/** Measures the height that the page leaves for a long list, and the row height that CSS defines. */
export function useMeasuredSize(boxRef: Part, probeRef: Part, headRef: Part) {
  const [size, setSize] = useState<MeasuredSize>();
  useLayoutEffect(() => {
    const [box, probe, head] = [boxRef.current, probeRef.current, headRef.current];
    if (!box || !probe || !head) return undefined;
    const read = () => {
      const next = measure(box, probe, head);
      if (next.rowHeight > 0) setSize((last) => (same(last, next) ? last : next));
    };
    read();
    // The body's size changes with the content above the table.
    const observer = new ResizeObserver(read);
    for (const element of [probe, head, document.body]) observer.observe(element);
    window.addEventListener("resize", read);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", read);
    };
  }, [boxRef, probeRef, headRef]);
  return size;
}
