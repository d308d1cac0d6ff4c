/** Which nodes each row is drawn with. */
export interface Slots {
  keys: readonly string[];
  order: string;
  /** One number for each key. */
  slots: readonly number[];
  /** The first number that no row had yet. */
  unused: number;
}

function numbered(
  keys: readonly string[],
  order: string,
  slotAt: (key: string, index: number) => number | undefined,
  unused: number,
): Slots {
  let next = unused;
  const slots = keys.map((key, index) => slotAt(key, index) ?? next++);
  return { keys, order, slots, unused: next };
}

export const firstSlots = (keys: readonly string[], order: string): Slots =>
  numbered(keys, order, () => undefined, 0);

const isSame = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((key, index) => key === right[index]);

/**
 * While rows come and go, each keeps its own. In another order it takes over those of the row that stood in its place: the
 * browser then lays out changed text instead of every row. Not while a row has focus, which would move to another row.
 */
export function nextSlots(last: Slots, keys: readonly string[], order: string, hasFocus: boolean): Slots {
  if (last.order === order && isSame(last.keys, keys)) return last;
  if (last.order !== order && !hasFocus)
    return numbered(keys, order, (_, index) => last.slots[index], last.unused);
  const own = new Map(last.keys.map((key, index) => [key, last.slots[index]]));
  return numbered(keys, order, (key) => own.get(key), last.unused);
}
