import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** True while the tab is visible. */
export const useVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
