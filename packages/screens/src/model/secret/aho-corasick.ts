/** The end of a match and its length. */
export interface Match {
  end: number;
  length: number;
}

const units = 0x1_00_00;

/**
 * Finds many strings in one pass (Aho–Corasick), in time linear in the text regardless of the number of strings. Yields
 * all matches, the longest first if several end at the same position.
 */
export class PatternSet {
  readonly #next = new Map<number, number>();
  /** For each node, the node of the longest proper suffix that is in the trie. */
  readonly #fallback: Int32Array;
  /** For each node, the nearest node with a pattern on its fallback chain. */
  readonly #nearest: Int32Array;
  /** For each node, the length of the pattern that ends there, or 0. */
  readonly #lengths: number[] = [0];

  constructor(patterns: Iterable<string>) {
    const parents = [0];
    const letters = [0];
    const depths = [0];
    for (const pattern of patterns) {
      let node = 0;
      for (let at = 0; at < pattern.length; at += 1) {
        const key = node * units + pattern.charCodeAt(at);
        let next = this.#next.get(key);
        if (next === undefined) {
          next = parents.push(node) - 1;
          letters.push(pattern.charCodeAt(at));
          depths.push(at + 1);
          this.#lengths.push(0);
          this.#next.set(key, next);
        }
        node = next;
      }
      if (node !== 0) this.#lengths[node] = pattern.length;
    }
    this.#fallback = new Int32Array(parents.length);
    this.#nearest = new Int32Array(parents.length);
    // A node's fallback is shallower than the node itself.
    const byDepth = [...parents.keys()].toSorted((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
    for (const node of byDepth) {
      if (node === 0) continue;
      const parent = parents[node] ?? 0;
      const fallback = parent === 0 ? 0 : this.#step(this.#fallback[parent] ?? 0, letters[node] ?? 0);
      this.#fallback[node] = fallback;
      this.#nearest[node] = this.#lengths[fallback] ? fallback : (this.#nearest[fallback] ?? 0);
    }
  }

  #step(from: number, letter: number): number {
    for (let node = from; ; node = this.#fallback[node] ?? 0) {
      const next = this.#next.get(node * units + letter);
      if (next !== undefined) return next;
      if (node === 0) return 0;
    }
  }

  *matches(text: string): Generator<Match> {
    let node = 0;
    for (let at = 0; at < text.length; at += 1) {
      node = this.#step(node, text.charCodeAt(at));
      for (
        let found = this.#lengths[node] ? node : (this.#nearest[node] ?? 0);
        found !== 0;
        found = this.#nearest[found] ?? 0
      )
        yield { end: at + 1, length: this.#lengths[found] ?? 0 };
    }
  }
}
