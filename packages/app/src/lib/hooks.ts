import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

/**
 * Runs one task at a time and ignores calls while it runs. A ref, because a second click can arrive before React
 * renders the busy state.
 */
export function useExclusive() {
  const running = useRef(false);

  const run = useCallback(async (task: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    await task().finally(() => {
      running.current = false;
    });
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
  return {
    shown: shown === null ? null : shown.value,
    show: (value: T) => setShown({ value }),
    clear: () => setShown(null),
  };
}

const stepMs = 15_000;
let now = Date.now();

function subscribeToClock(listener: () => void) {
  const step = () => {
    now = Date.now();
    listener();
  };
  step();
  const timer = setInterval(step, stepMs);
  document.addEventListener("visibilitychange", step);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", step);
  };
}

/** The current time, updated every few seconds, for relative times such as “3 minutes ago”. */
export const useNow = () => useSyncExternalStore(subscribeToClock, () => now);

const minuteMs = 60_000;

/** The start of the current minute, for time ranges: each change filters a list again. */
export const useMinute = () => Math.floor(useNow() / minuteMs) * minuteMs;
