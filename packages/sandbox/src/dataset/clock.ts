export const hour = 3_600_000;
export const day = 24 * hour;

export interface Clock {
  /** The machine's time. Tokens use it, because the browser checks them against its own clock. */
  wallTime: () => number;
  /** The sandbox's time: starts at the configured time, advances with the machine's, and can be moved ahead. */
  now: () => number;
  advance: (milliseconds: number) => void;
  /** Undoes `advance`. */
  reset: () => void;
}

export function createClock(startsAt: number | undefined, wallTime: () => number): Clock {
  const wallStart = wallTime();
  const start = startsAt ?? wallStart;
  let ahead = 0;
  return {
    wallTime,
    now: () => start + (wallTime() - wallStart) + ahead,
    advance: (milliseconds) => void (ahead += milliseconds),
    reset: () => void (ahead = 0),
  };
}
