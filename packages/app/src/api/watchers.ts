import type { Clock } from "./world";

/** Knows what is being looked at, so that an answer nobody waits for any more need not be carried home. */
export class Watchers {
  readonly #clock: Clock;
  readonly #counts = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The answer ends the watching; `abandon` runs when it was the last, and nobody begins again in the same breath. */
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
