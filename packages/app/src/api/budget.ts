import { abortWith } from "../lib/abort";
import type { Clock } from "./world";

export class OutOfTime extends Error {
  override readonly name = "OutOfTime";
}

/** One allowance of time that everything a call does has to share. */
export interface Budget {
  /** Aborted when the time is up, or when nobody wants the answer any more. */
  signal: AbortSignal;
  remaining(): number;
  /** Settles with the promise, or rejects once the budget is over, whatever the promise does. */
  race<T>(promise: Promise<T>): Promise<T>;
  wait(ms: number): Promise<void>;
  close(): void;
}

export function openBudget(clock: Clock, ms: number, outer?: AbortSignal): Budget {
  const controller = new AbortController();
  const ends = clock.now() + ms;
  const cancel = clock.after(ms, () => controller.abort(new OutOfTime()));
  const letGo = outer && abortWith(controller, outer);

  const over = new Promise<never>((_, reject) => {
    const end = () => reject(controller.signal.reason);
    if (controller.signal.aborted) end();
    else controller.signal.addEventListener("abort", end);
  });
  over.catch(() => {});

  const race = <T>(promise: Promise<T>) => Promise.race([promise, over]);
  return {
    signal: controller.signal,
    remaining: () => ends - clock.now(),
    race,
    async wait(pause) {
      let stop = () => {};
      try {
        await race(
          new Promise<void>((resolve) => {
            stop = clock.after(pause, resolve);
          }),
        );
      } finally {
        stop();
      }
    },
    close() {
      cancel();
      letGo?.();
    },
  };
}

/** Settles with the promise, or rejects with `OutOfTime` after `ms`. */
export async function withDeadline<T>(clock: Clock, ms: number, promise: Promise<T>): Promise<T> {
  const budget = openBudget(clock, ms);
  try {
    return await budget.race(promise);
  } finally {
    budget.close();
  }
}
