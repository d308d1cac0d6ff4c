import { abortWith } from "../lib/abort";

/** The reads that are under way. One that a write overtook is asked anew: its answer may be older than the write, and would pass for news. */
export class Reads {
  readonly #underWay = new Set<{ resource: string; outdate: () => void }>();

  /** What `ask` answers once nothing it read was changed meanwhile. */
  async upToDate<T>(
    resource: string,
    signal: AbortSignal,
    ask: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    for (;;) {
      const asking = new AbortController();
      let isOutdated = false;
      const read = {
        resource,
        outdate() {
          isOutdated = true;
          asking.abort();
        },
      };
      const letGo = abortWith(asking, signal);
      this.#underWay.add(read);
      const answer = await ask(asking.signal).finally(() => {
        this.#underWay.delete(read);
        letGo();
      });
      if (!isOutdated) return answer;
    }
  }

  outdate(resources: readonly string[]): void {
    for (const { resource, outdate } of this.#underWay) if (resources.includes(resource)) outdate();
  }
}
