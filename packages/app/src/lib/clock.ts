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

const never = () => () => undefined;
const second = () => Math.floor(Date.now() / 1000) * 1000;

function everySecond(listener: () => void) {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** The current time, updated every second while `running`. */
export const useSeconds = (running: boolean) => useSyncExternalStore(running ? everySecond : never, second);
