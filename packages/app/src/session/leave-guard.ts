import { createObservable } from "../lib/observable";

/** Why leaving needs a confirmation. The browser couldn't store `unstoredEdits`. */
export type LeaveReason = "edits" | "unstoredEdits" | "key" | null;

/** Whether leaving the page would lose something. One per session: the page sets it, the layout checks it. */
export interface LeaveGuard {
  reason: () => LeaveReason;
  /** Calls back when the reason changes. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** What the user calls it; empty if it has no name. */
  labels: () => readonly string[];
  hold: (reason: LeaveReason, pathname?: string, label?: string) => void;
  /**
   * Whether leaving this path asks for confirmation. After a confirmed Leave, the path changes before the page
   * unmounts.
   */
  asksAt: (pathname: string) => boolean;
  /** Everything is saved: proceeds if the question is open. */
  free: () => void;
  /** Returns the unsubscribe function. */
  whenFree: (proceed: () => void) => () => void;
  /** Stops asking, because the console reloads or the user decided to leave. */
  release: () => void;
  /** Asks before the tab closes or reloads, also while writes are pending. Returns a function that stops asking. */
  confirmUnload: (
    window: Pick<Window, "addEventListener" | "removeEventListener">,
    hasPendingWrites: () => boolean,
  ) => () => void;
}

export function createLeaveGuard(): LeaveGuard {
  const { get: reason, set, subscribe } = createObservable<LeaveReason>(null);
  let heldAt: string | undefined;
  let label: string | undefined;
  let proceed: (() => void) | undefined;
  const release = () => set(null);
  return {
    reason,
    subscribe,
    labels: () => (reason() === null || label === undefined ? [] : [label]),
    asksAt: (pathname) => reason() !== null && pathname === heldAt,
    hold(next, pathname, named) {
      heldAt = pathname;
      label = named;
      set(next);
    },
    free() {
      release();
      proceed?.();
    },
    whenFree(listener) {
      proceed = listener;
      return () => {
        proceed = undefined;
      };
    },
    release,
    confirmUnload(window, hasPendingWrites) {
      const ask = (event: BeforeUnloadEvent) => {
        if (reason() !== null || hasPendingWrites()) event.preventDefault();
      };
      window.addEventListener("beforeunload", ask);
      return () => window.removeEventListener("beforeunload", ask);
    },
  };
}
