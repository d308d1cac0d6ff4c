import { forwardAbort } from "./deadline";

/** Restarts queries that were in flight when a mutation finished: their response may predate it. */
export class InFlightQueries {
  readonly #restarts = new Set<() => void>();

  async run<T>(signal: AbortSignal, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (;;) {
      const attempt = new AbortController();
      let isStale = false;
      const restart = () => {
        isStale = true;
        attempt.abort();
      };
      const stopForwarding = forwardAbort(signal, attempt);
      this.#restarts.add(restart);
      const result = await send(attempt.signal).finally(() => {
        this.#restarts.delete(restart);
        stopForwarding();
      });
      if (!isStale) return result;
    }
  }

  restart(): void {
    for (const restart of this.#restarts) restart();
  }
}
