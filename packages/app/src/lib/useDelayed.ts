import { useEffect, useState } from "react";

/** True once `value` has been true for `ms`; false immediately. */
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
