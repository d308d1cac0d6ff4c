/** Which rows of a long list exist at the moment, as plain arithmetic. All lengths in CSS pixels. */

export interface Size {
  rowHeight: number;
  /** How much of the list shows at once: the box without its head. */
  viewport: number;
}

export interface View {
  /** The first row that exists. */
  first: number;
  /** How far the rows are drawn above where an endless page would have them; 0 but for enormous lists. */
  shift: number;
  /** A row's slot is its index less this. Rows in the same slot share their nodes. */
  base: number;
  /** Just opened, or flying past: only what shows is drawn, until one rests. */
  hurried: boolean;
}

export const topView: View = { first: 0, shift: 0, base: 0, hurried: true };

// Firefox stops drawing at some 17.9 million pixels, Chromium at 33.5 million.
const tallestBody = 15_000_000;
// The window moves in steps, so that most scroll events change nothing.
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
 * The view at a scroll position. A long jump draws only the rows that show; those beyond the edges follow when asked
 * again once scrolling has stopped. `held`: a row has the focus, so no node may pass to another row.
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

/** The row at the top of the box. */
export const rowAt = ({ shift }: View, scrollTop: number, { rowHeight }: Size) =>
  Math.floor((scrollTop + shift) / rowHeight);

/** The rows that exist, in order; a held row stays wherever it is. */
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
