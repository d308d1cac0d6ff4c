import type { Failure } from "@understudy/screens/model";
import type { Scheduler } from "../lib/scheduler";
import { browserScheduler } from "../lib/scheduler";
import { reportIncident } from "../reporting/incidents";

export interface Clock {
  now(): number;
  /** Returns a function that cancels the timer. */
  after(ms: number, task: () => void): () => void;
}

/** What the data layer needs from outside; tests replace it. */
export interface ApiDependencies {
  /** From `config.json`: an origin with an optional path; "" is the console's own origin. */
  baseUrl: string;
  /** The console's own origin. */
  origin: string;
  fetch: typeof globalThis.fetch;
  /** Resolves with `null` if there is no token; rejects with `SessionLost` if only a new sign-in can get one. */
  getToken: (options: { forceRefresh: boolean }) => Promise<string | null>;
  /** The provider refused to renew the session. */
  onSessionLost: () => void;
  /** A call failed, after all retries. */
  onFailure: (failure: Failure) => void;
  isOnline: () => boolean;
  clock: Clock;
  random: () => number;
  scheduler: Scheduler;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

export function browserDependencies(): Omit<ApiDependencies, "baseUrl" | "getToken" | "onSessionLost"> {
  return {
    origin: globalThis.location.origin,
    fetch: (input, init) => globalThis.fetch(input, init),
    isOnline: () => globalThis.navigator.onLine,
    onFailure: (failure) => reportIncident({ kind: "api", failure }),
    clock: systemClock,
    random: Math.random,
    scheduler: browserScheduler(),
  };
}
