export interface Clock {
  /** The machine's time. Tokens use it, because the browser checks them against its own clock. */
  wall: () => number;
  /** The seeded world's time: starts at `now` and advances with the machine's. */
  world: () => number;
  start: number;
  advance: (milliseconds: number) => void;
}

export function createClock(now: number | undefined, wall: () => number): Clock {
  const wallStart = wall();
  const start = now ?? wallStart;
  let ahead = 0;
  return {
    wall,
    world: () => start + (wall() - wallStart) + ahead,
    start,
    advance: (milliseconds) => void (ahead += milliseconds),
  };
}
