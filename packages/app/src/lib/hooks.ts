import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { timings } from "./timings";

/** Ignores calls while a task runs. A ref, because a second click can arrive before React renders. */
export function useExclusive() {
  const isRunning = useRef(false);
  return useCallback(async (task: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    await task().finally(() => (isRunning.current = false));
  }, []);
}

/** A state that ends after a while, such as a success banner. Showing it again restarts the timer. */
export function useTemporaryState<Value = void>(ms: number) {
  const [shown, setShown] = useState<{ value: Value } | null>(null);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), ms);
    return () => clearTimeout(timer);
  }, [shown, ms]);
  const clear = useCallback(() => setShown(null), []);
  return { isShown: shown !== null, value: shown?.value, show: (value: Value) => setShown({ value }), clear };
}

/** The key of a new row, for two seconds from the moment it is in the list; `null` before and after. */
export function useHighlight(key: string | null): string | null {
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const timer = setTimeout(() => setEnded(key), timings.highlight);
    return () => clearTimeout(timer);
  }, [key]);
  return key === ended ? null : key;
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
