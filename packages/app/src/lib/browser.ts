import type { Platform } from "@understudy/base";
import { useSyncExternalStore } from "react";
import { subscribeTo } from "./events";

/** The only call of `window.alert`, which the specification requires. */
export function showAlert(sentence: string): void {
  window.alert(sentence);
}

export const keyboardPlatform: Platform = /mac|iphone|ipad/i.test(navigator.userAgent) ? "mac" : "other";

const clockToleranceMs = 300_000;

/** How far this computer's clock is ahead of the host's; 0 if that's too little to matter, or unknown. */
export function clockError(): number {
  const error = window.startup?.clockErrorMs ?? 0;
  return Math.abs(error) > clockToleranceMs ? error : 0;
}

const subscribeToConnection = subscribeTo(window, "online", "offline");
export const useOnline = () => useSyncExternalStore(subscribeToConnection, () => navigator.onLine);

const subscribeToVisibility = subscribeTo(document, "visibilitychange");
export const useVisible = () =>
  useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === "visible");
