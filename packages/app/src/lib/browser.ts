import { useSyncExternalStore } from "react";

/** The only call of `window.alert`, which the specification requires. */
export function showAlert(sentence: string): void {
  window.alert(sentence);
}

export const keyboardPlatform: "mac" | "other" = /mac|iphone|ipad/i.test(navigator.userAgent)
  ? "mac"
  : "other";

export const reload = () => window.location.reload();

function subscribeToConnection(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export const useOnline = () => useSyncExternalStore(subscribeToConnection, () => navigator.onLine);

function subscribeToVisibility(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** True while the tab is visible. */
export const useVisible = () =>
  useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === "visible");
