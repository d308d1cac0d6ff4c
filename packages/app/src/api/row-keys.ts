const smallestTable = 256;
/** Ordinary ids take less than two steps each; beyond this, they were made to collide. */
const mostStepsEach = 8;
const freeSteps = 1_000;

/** FNV-1a. Never 0, which marks an empty slot. */
function hashOf(text: string): number {
  let hash = text.length;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) | 0 || 1;
}

/**
 * A set of strings that is fast for a hundred thousand distinct ones: growing a `Set` to that size costs as much as decoding
 * the rest of the rows. Strings in ascending or descending order, as ids of a list by time mostly are, can't repeat. Others
 * are compared by 32-bit hashes in an open-addressing table. Once a string repeats, or hashes collide more than by chance, a
 * `Set` takes over.
 */
class DistinctStrings {
  readonly #strings: string[] = [];
  /** 1 while ascending, -1 while descending, 0 if neither; `null` before the second string. */
  #order: number | null = null;
  #table: Int32Array | null = null;
  #steps = 0;
  #set: Set<string> | null = null;

  /** Adds a string. Returns false if it is a duplicate. */
  add(text: string): boolean {
    const isNew = this.#continuesOrder(text) || this.#addUnordered(text);
    if (isNew) this.#strings.push(text);
    return isNew;
  }

  #continuesOrder(text: string): boolean {
    if (this.#order === 0) return false;
    const last = this.#strings.at(-1);
    if (last === undefined) return true;
    const order = text < last ? -1 : Number(text > last);
    this.#order = this.#order === null || this.#order === order ? order : 0;
    return this.#order !== 0;
  }

  #addUnordered(text: string): boolean {
    if (this.#set === null) {
      const isNewHash = this.#insert(this.#growTable(), hashOf(text));
      // The table is incomplete after an abandoned insertion.
      if (!this.#isTooSlow() && (isNewHash || !this.#includes(text))) return true;
      this.#set = new Set(this.#strings);
    }
    if (this.#set.has(text)) return false;
    this.#set.add(text);
    return true;
  }

  /** Returns false if the hash is a duplicate or the search takes too long. */
  #insert(table: Int32Array, hash: number): boolean {
    const last = table.length - 1;
    let at = hash & last;
    for (; table[at] !== 0 && table[at] !== hash; at = (at + 1) & last) {
      this.#steps += 1;
      if (this.#isTooSlow()) return false;
    }
    if (table[at] === hash) return false;
    table[at] = hash;
    return true;
  }

  #includes(text: string): boolean {
    this.#steps += this.#strings.length / 4;
    return this.#strings.includes(text);
  }

  #isTooSlow(): boolean {
    return this.#steps > freeSteps + mostStepsEach * this.#strings.length;
  }

  #growTable(): Int32Array {
    const before = this.#table;
    const needed = 2 * (this.#strings.length + 1);
    if (before !== null && needed <= before.length) return before;
    let slots = before?.length ?? smallestTable;
    while (slots < needed) slots *= 4;
    const table = new Int32Array(slots);
    for (const hash of before ?? this.#strings.map(hashOf)) if (hash !== 0) this.#insert(table, hash);
    this.#table = table;
    return table;
  }
}

/** Returns a function that gives each row a unique key: its ID, unless that is missing or repeated. */
export function createRowKeys(): (id: string | null) => string {
  const keys = new DistinctStrings();
  let rows = 0;
  return (id) => {
    rows += 1;
    let key = id ?? `~${rows}`;
    for (let copy = 1; !keys.add(key); copy += 1) key = `${id ?? ""}~${rows}~${copy}`;
    return key;
  };
}
