import { useState } from "react";

/** For stories: holds what a controlled part is given, and tells what it heard. */
export function useHeld<Value>(start: Value, hear: (value: Value) => void) {
  const [value, setValue] = useState(start);
  const change = (next: Value) => {
    setValue(next);
    hear(next);
  };
  return [value, change] as const;
}
