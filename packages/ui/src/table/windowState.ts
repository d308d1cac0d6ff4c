import { scrolledTo, topView, type Size, type View } from "./rowWindow";

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
  | { type: "scrolled"; scrollTop: number; size: Size }
  | { type: "focusMoved"; to: FocusedRow | undefined };

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
