/**
 * Which rows of a long list are rendered, as a reducer. All lengths are in CSS pixels.
 *
 *     index   0 ┌───────────┐
 *               │ held ·····│··· the row with the focus stays mounted, and its slot with it
 *               │           │
 *         first ├───────────┤ ─┐
 *               │ overscan  │  │
 *               ├───────────┤  │ rendered: each row in the slot `index - base`, whose DOM nodes it uses,
 *               │ in view   │  │           at `index * rowHeight - shift`
 *               ├───────────┤  │
 *               │ overscan  │  │
 *               ├───────────┤ ─┘
 *         count └───────────┘
 *
 * A short scroll leaves `base` as it is: rows keep their slots, and only those at the edges are new. A long one adds as
 * much to `base` as to `first`: all slots get other rows, and no DOM node is created. Not while a row is held: it would
 * lose its slot, and with it the focus.
 *
 * A body can't be higher than browsers allow. In a longer list, `shift` grows from 0 to what is missing as the body
 * scrolls from its top to its end.
 */

export interface Size {
  rowHeight: number;
  /** Height of the box without its head. */
  viewport: number;
}

export interface View {
  /** Index of the first rendered row. */
  first: number;
  /** Offset of the rows in lists that are taller than browsers support; otherwise 0. */
  shift: number;
  /** A row's slot is its index minus this. Rows reuse the DOM nodes of their slot. */
  base: number;
  /** Just mounted or scrolling fast: renders almost no overscan until scrolling stops. */
  hurried: boolean;
}

/** The row that has the focus. */
export interface FocusedRow {
  key: string;
  index: number;
}

export type RowKey<Row> = (row: Row, index: number) => string;

/** What a long list shows: its rows, the part in view, and the row with the focus, which stays mounted. */
export interface WindowState<Row> {
  rows: readonly Row[];
  scrollKey: string | undefined;
  view: View;
  held: FocusedRow | undefined;
}

export type WindowEvent<Row> =
  | { type: "rowsChanged"; rows: readonly Row[]; scrollKey: string | undefined; rowKey: RowKey<Row> }
  /** Scrolled to this position, or measured again. */
  | { type: "scrolled"; scrollTop: number; size: Size }
  | { type: "focusMoved"; to: FocusedRow | undefined };

export const topView: View = { first: 0, shift: 0, base: 0, hurried: true };

export const openWindow = <Row>(rows: readonly Row[], scrollKey: string | undefined): WindowState<Row> => ({
  rows,
  scrollKey,
  view: topView,
  held: undefined,
});

export function windowReducer<Row>(state: WindowState<Row>, event: WindowEvent<Row>): WindowState<Row> {
  switch (event.type) {
    case "rowsChanged":
      return withRows(state, event);
    case "scrolled": {
      const isHeld = state.held !== undefined;
      const view = scrolledTo(state.view, event.scrollTop, state.rows.length, event.size, isHeld);
      return view === state.view ? state : { ...state, view };
    }
    case "focusMoved":
      return { ...state, held: event.to };
  }
}

/** The row's index in another list, or -1. Checks the same index first. */
export function indexIn<Row>(key: string, index: number, rows: readonly Row[], rowKey: RowKey<Row>): number {
  const same = rows[index];
  return same !== undefined && rowKey(same, index) === key
    ? index
    : rows.findIndex((row, i) => rowKey(row, i) === key);
}

function relocated<Row>({ key, index }: FocusedRow, rows: readonly Row[], rowKey: RowKey<Row>) {
  const now = indexIn(key, index, rows, rowKey);
  return now < 0 ? undefined : { key, index: now };
}

/** The focused row keeps its slot, and with it its DOM nodes and the focus. */
function withRows<Row>(
  { rows: last, view, held, scrollKey: before }: WindowState<Row>,
  { rows, scrollKey, rowKey }: Extract<WindowEvent<Row>, { type: "rowsChanged" }>,
): WindowState<Row> {
  const kept = held && relocated(held, rows, rowKey);
  // Another list starts without overscan, unless its first rows are the same.
  const stays = scrollKey === before || (view.first === 0 && rows[0] === last[0]);
  const start = stays ? view : { ...topView, base: view.base };
  const moved = held && kept ? kept.index - held.index : start.first - view.first;
  return { rows, scrollKey, view: { ...start, base: view.base + moved }, held: kept };
}

// Firefox limits elements to about 17.9 million pixels, Chromium to 33.5 million.
const tallestBody = 15_000_000;
// The window moves in steps, so that most scroll events don't re-render.
const step = 4;
const overscan = 8;
const fastScrollOverscan = 1;

export const bodyHeight = (count: number, { rowHeight }: Size) => Math.min(count * rowHeight, tallestBody);

const shiftAt = (scrollTop: number, count: number, size: Size) => {
  const drawn = bodyHeight(count, size);
  const missing = count * size.rowHeight - drawn;
  return missing <= 0 ? 0 : Math.round((scrollTop * missing) / Math.max(1, drawn - size.viewport));
};

const rowsInBox = ({ rowHeight, viewport }: Size) => Math.ceil(viewport / rowHeight);
const windowLength = (size: Size, hurried: boolean) =>
  rowsInBox(size) + (hurried ? 1 + 2 * fastScrollOverscan : step + 2 * overscan);

/**
 * The view at a scroll position. A long jump renders almost no overscan; call it again when scrolling has stopped.
 * `held`: a row has focus, so slots must not move to other rows.
 */
export function scrolledTo(view: View, scrollTop: number, count: number, size: Size, held: boolean): View {
  const top = Math.max(0, scrollTop);
  const shift = shiftAt(top, count, size);
  const row = Math.floor((top + shift) / size.rowHeight);
  const steady = Math.max(0, Math.floor(row / step) * step - overscan);
  const hurried = Math.abs(steady - view.first) > windowLength(size, false) / 2;
  const first = hurried ? Math.max(0, row - fastScrollOverscan) : steady;
  if (first === view.first && shift === view.shift && hurried === view.hurried) return view;
  return { first, shift, base: hurried && !held ? view.base + first - view.first : view.base, hurried };
}

/** Index of the row at the top of the box. */
export const rowAt = ({ shift }: View, scrollTop: number, { rowHeight }: Size) =>
  Math.floor((scrollTop + shift) / rowHeight);

/** The indexes of the rendered rows, in order, including the focused row. */
export function rowsInView(
  { first, hurried }: View,
  count: number,
  size: Size,
  held: number | undefined,
): number[] {
  const length = windowLength(size, hurried);
  const from = Math.max(0, Math.min(first, count - length));
  const end = Math.min(count, from + length);
  const shown = Array.from({ length: end - from }, (_, i) => from + i);
  if (held === undefined || held >= count || (held >= from && held < end)) return shown;
  return held < from ? [held, ...shown] : [...shown, held];
}
