/** Takes a name for oneself as soon as nobody else has it, and holds it until the signal ends it. */
export type Claim = (name: string, until: AbortSignal, onHeld?: () => void) => void;

/** Across tabs: one that is closed or crashes lets go of its names by itself. */
export const claimInBrowser: Claim = (name, until, onHeld) => {
  navigator.locks
    .request(name, { signal: until }, () => {
      if (until.aborted) return undefined;
      onHeld?.();
      return new Promise<void>((release) => until.addEventListener("abort", () => release()));
    })
    .catch(() => {
      // No longer wanted before it was ours.
    });
};
