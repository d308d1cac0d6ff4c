import { useState } from "react";
import { firstSlots, nextSlots } from "./slots";

/** The slot of each row of a short list, used as its React key. */
export function useSlots(keys: readonly string[], order: string, hasFocus: boolean): readonly number[] {
  const [last, setLast] = useState(() => firstSlots(keys, order));
  const slots = nextSlots(last, keys, order, hasFocus);
  if (slots !== last) setLast(slots);
  return slots.slots;
}
