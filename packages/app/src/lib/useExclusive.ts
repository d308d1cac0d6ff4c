import { useCallback, useRef } from "react";

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
