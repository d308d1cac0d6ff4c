export interface Clock {
  /** The machine's time. Tokens live by it, because the browser checks them against its own. */
  wall: () => number;
  /** The time in the seeded world: starts where `now` pins it, and moves on with the machine's. */
  world: () => number;
  /** When the world began. */
  start: number;
  /** Lets world time jump ahead. */
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
