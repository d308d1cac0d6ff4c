const fewestSlots = 256;

/** Never 0, which marks an empty slot. */
function hashOf(text: string): number {
  let hash = text.length;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) | 0 || 1;
}

/** Inserts a hash; returns whether it was there before. */
function place(hashes: Int32Array, hash: number): boolean {
  const last = hashes.length - 1;
  let at = hash & last;
  while (hashes[at] !== 0 && hashes[at] !== hash) at = (at + 1) & last;
  const isKnown = hashes[at] === hash;
  hashes[at] = hash;
  return isKnown;
}

/**
 * Detects repeated texts. Growing a `Set` to 100,000 texts takes as long as decoding the rest of their rows. IDs that
 * only rise or only fall, as in most lists by time, can't repeat. For others, a compact table of hashes is kept; texts
 * are compared when hashes collide, and a `Set` takes over after the first real duplicate.
 */
class Distinct {
  readonly #texts: string[] = [];
  /** 1 while IDs rise, -1 while they fall, 0 otherwise. */
  #order: number | null = null;
  #hashes: Int32Array | null = null;
  #exact: Set<string> | null = null;

  /** Adds the text; returns whether it is new. */
  add(text: string): boolean {
    const isNew = this.#isInOrder(text) || this.#isNew(text);
    if (isNew) this.#texts.push(text);
    return isNew;
  }

  #isInOrder(text: string): boolean {
    if (this.#order === 0) return false;
    const last = this.#texts.at(-1);
    if (last === undefined) return true;
    const order = text < last ? -1 : Number(text > last);
    this.#order = this.#order === null || this.#order === order ? order : 0;
    return this.#order !== 0;
  }

  #isNew(text: string): boolean {
    if (this.#exact === null && place(this.#roomyHashes(), hashOf(text)) && this.#texts.includes(text))
      this.#exact = new Set(this.#texts);
    if (this.#exact?.has(text) === true) return false;
    this.#exact?.add(text);
    return true;
  }

  #roomyHashes(): Int32Array {
    const before = this.#hashes;
    const needed = 2 * (this.#texts.length + 1);
    if (before !== null && needed <= before.length) return before;
    let slots = before?.length ?? fewestSlots;
    while (slots < needed) slots *= 4;
    const hashes = new Int32Array(slots);
    for (const hash of before ?? this.#texts.map(hashOf)) if (hash !== 0) place(hashes, hash);
    this.#hashes = hashes;
    return hashes;
  }
}

/** Gives each row of a list a unique key, the server's ID where possible. */
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
