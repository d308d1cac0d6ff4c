import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Runs one task at a time and ignores calls while it runs. A ref, because a second click can arrive before React
 * renders the busy state.
 */
export function useExclusive() {
  const running = useRef(false);

  const run = useCallback(async (task: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await task();
    } finally {
      running.current = false;
    }
  }, []);

  return { run, isRunning: useCallback(() => running.current, []) };
}

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
