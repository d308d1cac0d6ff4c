import type { Pace } from "./pace";

const longestTaskMs = 4;

/** Keeps long work in tasks so short that nobody feels them. */
export class Shift {
  readonly #pace: Pace;
  /** What was done in this task so far; what is waited for may come in the same one. */
  #worked = 0;
  #began: number;

  constructor(pace: Pace) {
    this.#pace = pace;
    this.#began = pace.now();
  }

  async waitFor<T>(what: Promise<T>): Promise<T> {
    this.#worked += this.#pace.now() - this.#began;
    const value = await what;
    this.#began = this.#pace.now();
    return value;
  }

  async breakIfLong(): Promise<void> {
    if (this.#worked + this.#pace.now() - this.#began > longestTaskMs)
      await this.#inNewTask(this.#pace.nextTask());
  }

  async letPaint(): Promise<void> {
    await this.#inNewTask(this.#pace.painted());
  }

  async #inNewTask(task: Promise<void>): Promise<void> {
    await task;
    this.#worked = 0;
    this.#began = this.#pace.now();
  }
}
