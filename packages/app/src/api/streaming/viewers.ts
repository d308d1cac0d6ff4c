import type { Clock } from "../dependencies";

/** Counts the components that show a streaming list, to abort it when the last one unmounts. */
export class Viewers {
  readonly #clock: Clock;
  readonly #counts = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the function to call on unmount. Calls `abort` after the last unmount, unless a viewer mounts in the same tick. */
  add(key: string, abort: () => void): () => void {
    this.#change(key, 1);
    return () => {
      this.#change(key, -1);
      this.#clock.after(0, () => {
        if (!this.#counts.has(key)) abort();
      });
    };
  }

  #change(key: string, by: number): void {
    const count = (this.#counts.get(key) ?? 0) + by;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
