/** Assigns rows to DOM nodes. */
export interface Slots {
  keys: readonly string[];
  order: string;
  /** The slot of each key. */
  slots: readonly number[];
  /** The first unused slot. */
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
 * Rows keep their slots when others are added or removed. When sorted, slots stay in place and get other rows, so that
 * the browser only lays out changed text; not while a row has focus, which would move to another row.
 */
export function nextSlots(last: Slots, keys: readonly string[], order: string, hasFocus: boolean): Slots {
  if (last.order === order && isSame(last.keys, keys)) return last;
  if (last.order !== order && !hasFocus)
    return numbered(keys, order, (_, index) => last.slots[index], last.unused);
  const own = new Map(last.keys.map((key, index) => [key, last.slots[index]]));
  return numbered(keys, order, (key) => own.get(key), last.unused);
}
