/** Holds an exclusive Web Lock until the signal aborts. */
export type AcquireLock = (name: string, until: AbortSignal, onHeld?: () => void) => void;

/** Shared by all tabs. The browser releases the locks of a closed or crashed tab. */
export const acquireWebLock: AcquireLock = (name, until, onHeld) => {
  navigator.locks
    .request(name, { signal: until }, () => {
      if (until.aborted) return undefined;
      onHeld?.();
      return new Promise<void>((release) => until.addEventListener("abort", () => release()));
    })
    .catch(() => {
      // Aborted while waiting.
    });
};
