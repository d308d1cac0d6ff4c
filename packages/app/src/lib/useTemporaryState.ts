import { useCallback, useEffect, useState } from "react";

/** State that clears itself after a while, such as a success banner. Setting it again restarts the timer. */
export function useTemporaryState<T>(ms: number) {
  const [shown, setShown] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  const show = useCallback((value: T) => setShown({ value }), []);
  const clear = useCallback(() => setShown(null), []);
  return { shown: shown === null ? null : shown.value, show, clear };
}
