/** Calculates which rows of a long list to render. All lengths are in CSS pixels. */

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

export const topView: View = { first: 0, shift: 0, base: 0, hurried: true };

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
