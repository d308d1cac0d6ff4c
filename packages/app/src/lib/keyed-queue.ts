/** Runs tasks with the same key one after another. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const running = this.#last.get(key)?.then(task, task) ?? task();
    this.#last.set(key, running);
    try {
      return await running;
    } finally {
      if (this.#last.get(key) === running) this.#last.delete(key);
    }
  }
}
