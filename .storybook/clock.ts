import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
// Not from the package's entry point: the dev server would compile every fixture before the first story.
import { fixedNow } from "../packages/model/src/fixtures/now";

let now = fixedNow;
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** The current time of all stories. */
export const useStoryTime = () => useSyncExternalStore(subscribe, () => now);

export function setStoryTime(sinceStart: number): void {
  now = fixedNow + sinceStart;
  flushSync(() => listeners.forEach((listener) => listener()));
}
