import { browserScheduler, type Scheduler } from "./scheduler";

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

/**
 * Runs a generator in short tasks: the first step immediately, so that short work finishes synchronously, the others
 * after the next paint. Returns a function to cancel.
 */
export function runInSlices<Result>(
  work: Generator<void, Result>,
  onDone: (result: Result) => void,
): () => void {
  const slicer = new TimeSlicer(browserScheduler());
  const canceled = new AbortController();
  const runRest = async () => {
    let piece = work.next();
    if (piece.done !== true) await slicer.yieldToPaint();
    while (piece.done !== true) {
      if (canceled.signal.aborted) return;
      await slicer.yieldIfLong();
      piece = work.next();
    }
    if (!canceled.signal.aborted) onDone(piece.value);
  };
  void runRest();
  return () => canceled.abort();
}
