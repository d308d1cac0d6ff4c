import { useState } from "react";

/** State for a controlled component in a story. Also calls the story's spy. */
export function useControlledValue<Value>(start: Value, onChange: (value: Value) => void) {
  const [value, setValue] = useState(start);
  const change = (next: Value) => {
    setValue(next);
    onChange(next);
  };
  return [value, change] as const;
}
