import type { Scheduler } from "./scheduler";

const longestTaskMs = 4;

/** Splits long work into tasks of a few milliseconds. */
export class TimeSlicer {
  readonly #scheduler: Scheduler;
  /** Time worked in this task: an awaited promise may resolve in the same one. */
  #worked = 0;
  #began: number;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
    this.#began = scheduler.now();
  }

  async waitFor<T>(what: Promise<T>): Promise<T> {
    this.#worked += this.#scheduler.now() - this.#began;
    const value = await what;
    this.#began = this.#scheduler.now();
    return value;
  }

  async yieldIfLong(): Promise<void> {
    if (this.#worked + this.#scheduler.now() - this.#began > longestTaskMs)
      await this.#inNewTask(this.#scheduler.nextTask());
  }

  async yieldToPaint(): Promise<void> {
    await this.#inNewTask(this.#scheduler.afterPaint());
  }

  async #inNewTask(task: Promise<void>): Promise<void> {
    await task;
    this.#worked = 0;
    this.#began = this.#scheduler.now();
  }
}
