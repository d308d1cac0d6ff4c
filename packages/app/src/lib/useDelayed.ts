import { useEffect, useState } from "react";

/** Becomes true once `value` has been true for some time, and false at once. */
export function useDelayed(value: boolean, ms: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setDue(true), ms);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [value, ms]);
  return value && isDue;
}
