import type { Clock } from "./world";

/** Knows what is being looked at, so that a call nobody waits for any more can be aborted. */
export class Watchers {
  readonly #clock: Clock;
  readonly #counts = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns a function that stops watching. `abandon` runs once the last watcher has stopped, unless one starts again in the same tick. */
  enter(key: string, abandon: () => void): () => void {
    this.#add(key, 1);
    return () => {
      this.#add(key, -1);
      this.#clock.after(0, () => {
        if (!this.#counts.has(key)) abandon();
      });
    };
  }

  #add(key: string, change: number): void {
    const count = (this.#counts.get(key) ?? 0) + change;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
