import type { Pace } from "../lib/pace";
import { browserPace } from "../lib/pace";

export interface Clock {
  now(): number;
  /** Runs `task` once `ms` have passed; returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** Everything the data layer needs of the world, handed in when the store is made. */
export interface World {
  /** From `config.json`: an origin, perhaps with a path prefix; "" is our own origin. */
  baseUrl: string;
  /** Our own origin. */
  origin: string;
  fetch: typeof globalThis.fetch;
  /** The access token, or `null` where there is none. Rejects with `SessionLost` when the session is over. */
  getToken: (options: { forceRefresh: boolean }) => Promise<string | null>;
  /** The session could not be renewed: the local one has to end. */
  onSessionLost: () => void;
  clock: Clock;
  random: () => number;
  pace: Pace;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/** The parts of the world that a browser brings along. */
export function browserWorld(): Pick<World, "origin" | "fetch" | "clock" | "random" | "pace"> {
  return {
    origin: globalThis.location.origin,
    fetch: (input, init) => globalThis.fetch(input, init),
    clock: systemClock,
    random: Math.random,
    pace: browserPace(),
  };
}
