export interface Clock {
  /** The time of day, which the user may set back. */
  now(): number;
  /** For durations: never set back. */
  elapsed(): number;
  /** Returns a function that cancels the timer. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/** A time limit that all steps of a request share. */
export interface Deadline {
  /** Aborts at the deadline or with an outer signal. */
  signal: AbortSignal;
  remaining(): number;
  /** Settles with the promise, or rejects when the signal aborts. */
  race<T>(promise: Promise<T>): Promise<T>;
  wait(ms: number): Promise<void>;
  /** Restarts the time limit. */
  restart: () => void;
  stop(): void;
}

export function startDeadline(clock: Clock, ms: number, outer: readonly AbortSignal[] = []): Deadline {
  const controller = new AbortController();
  let ends = 0;
  let cancel = () => {};
  const restart = () => {
    cancel();
    ends = clock.elapsed() + ms;
    cancel = clock.after(ms, () => controller.abort(new TimeoutError()));
  };
  restart();
  const stopForwarding = outer.map((signal) => forwardAbort(signal, controller));

  const over = new Promise<never>((_, reject) => {
    const end = () => reject(controller.signal.reason);
    if (controller.signal.aborted) end();
    else controller.signal.addEventListener("abort", end);
  });
  over.catch(() => {});

  const race = <T>(promise: Promise<T>) => Promise.race([promise, over]);
  return {
    signal: controller.signal,
    remaining: () => ends - clock.elapsed(),
    race,
    async wait(pause) {
      let cancelPause = () => {};
      try {
        await race(
          new Promise<void>((resolve) => {
            cancelPause = clock.after(pause, resolve);
          }),
        );
      } finally {
        cancelPause();
      }
    },
    restart,
    stop() {
      cancel();
      for (const stop of stopForwarding) stop();
    },
  };
}

/** Settles with the promise, or rejects with `TimeoutError` after `ms`. */
export async function withTimeout<T>(clock: Clock, ms: number, promise: Promise<T>): Promise<T> {
  const deadline = startDeadline(clock, ms);
  try {
    return await deadline.race(promise);
  } finally {
    deadline.stop();
  }
}

/**
 * Aborts `controller` with `signal`, until the returned function is called. `AbortSignal.any()` would keep the
 * combined signal alive for as long as it has listeners.
 */
function forwardAbort(signal: AbortSignal, controller: AbortController): () => void {
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  return () => signal.removeEventListener("abort", abort);
}
