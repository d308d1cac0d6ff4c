const fewestSlots = 256;

/** Never 0, which marks a free slot. */
function hashOf(text: string): number {
  let hash = text.length;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) | 0 || 1;
}

/** Puts a hash in its place; tells whether it stood there before. */
function place(hashes: Int32Array, hash: number): boolean {
  const last = hashes.length - 1;
  let at = hash & last;
  while (hashes[at] !== 0 && hashes[at] !== hash) at = (at + 1) & last;
  const isKnown = hashes[at] === hash;
  hashes[at] = hash;
  return isKnown;
}

/**
 * Texts of which none was met before. A `Set` knows that too, but growing one to a hundred thousand texts costs as
 * much as reading all the rest of their rows. So numbers are remembered, which the processor finds close together;
 * the texts are compared when two of them share one, and a `Set` takes over once some text really comes twice.
 */
class Distinct {
  #hashes = new Int32Array(fewestSlots);
  readonly #texts: string[] = [];
  #exact: Set<string> | null = null;

  /** Whether the text is new; from now on it is not. */
  add(text: string): boolean {
    if (this.#exact === null && place(this.#hashes, hashOf(text)) && this.#texts.includes(text)) this.#exact = new Set(this.#texts);
    if (this.#exact?.has(text) === true) return false;
    this.#exact?.add(text);
    if (this.#texts.push(text) * 2 > this.#hashes.length) this.#grow();
    return true;
  }

  #grow(): void {
    const before = this.#hashes;
    this.#hashes = new Int32Array(before.length * 4);
    for (const hash of before) if (hash !== 0) place(this.#hashes, hash);
  }
}

/** Gives every row of one list a key of its own, the server's id wherever it can be. */
export function createRowKeys(): (id: string | null) => string {
  const keys = new Distinct();
  let rows = 0;
  return (id) => {
    rows += 1;
    let key = id ?? `~${rows}`;
    for (let copy = 1; !keys.add(key); copy += 1) key = `${id ?? ""}~${rows}~${copy}`;
    return key;
  };
}
