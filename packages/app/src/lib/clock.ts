import { useSyncExternalStore } from "react";

const stepMs = 15_000;
let now = Date.now();

function subscribe(listener: () => void) {
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
export const useNow = () => useSyncExternalStore(subscribe, () => now);

const minuteMs = 60_000;

/** The start of the current minute, for time ranges: each change filters a list again. */
export const useMinute = () => Math.floor(useNow() / minuteMs) * minuteMs;
