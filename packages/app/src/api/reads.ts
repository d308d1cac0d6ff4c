/** The reads that are under way. One that a write overtook is asked anew: its answer may be older than the write, and would pass for news. */
export class Reads {
  readonly #underWay = new Set<{ resource: string; outdated: AbortController }>();

  /** What `ask` answers once nothing it read was changed meanwhile. */
  async upToDate<T>(resource: string, signal: AbortSignal, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    for (;;) {
      const outdated = new AbortController();
      const read = { resource, outdated };
      this.#underWay.add(read);
      const answer = await ask(AbortSignal.any([signal, outdated.signal])).finally(() => this.#underWay.delete(read));
      if (!outdated.signal.aborted) return answer;
    }
  }

  outdate(resources: readonly string[]): void {
    for (const { resource, outdated } of this.#underWay) if (resources.includes(resource)) outdated.abort();
  }
}
