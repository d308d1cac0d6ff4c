/** Counting sort, for integer keys in a narrow range. */
function countedOrder(keys: Float64Array, least: number, most: number): Uint32Array {
  const last = most - least + 1;
  const slotOf = (key: number) => (Number.isNaN(key) ? last : key - least);
  const starts = new Uint32Array(last + 2);
  for (const key of keys) starts[slotOf(key) + 1] = (starts[slotOf(key) + 1] ?? 0) + 1;
  for (let slot = 1; slot < starts.length; slot += 1)
    starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0);
  const order = new Uint32Array(keys.length);
  for (let index = 0; index < keys.length; index += 1) {
    const slot = slotOf(keys[index] ?? Number.NaN);
    const place = starts[slot] ?? 0;
    order[place] = index;
    starts[slot] = place + 1;
  }
  return order;
}

// Packs key and index into one number for the native numeric sort, which takes a third of the time of a comparator.
function packedOrder(keys: Float64Array, least: number, most: number): Float64Array {
  const size = keys.length;
  const last = most - least + 1;
  const order = keys.map((key, index) => (Number.isNaN(key) ? last : key - least) * size + index).toSorted();
  for (let place = 0; place < size; place += 1) order[place] = (order[place] ?? 0) % size;
  return order;
}

function comparedOrder(keys: Float64Array): Float64Array {
  const keyAt = (index: number) => keys[index] ?? Number.NaN;
  return Float64Array.from(keys.keys()).toSorted((a, b) => {
    const [left, right] = [keyAt(a), keyAt(b)];
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a - b;
    return left - right || a - b;
  });
}

interface KeyStats {
  least: number;
  most: number;
  areWhole: boolean;
  /** Whether the keys are already sorted, as lists by date usually are. */
  rises: boolean;
  falls: boolean;
}

function statsOf(keys: Float64Array): KeyStats {
  const stats: KeyStats = {
    least: Number.POSITIVE_INFINITY,
    most: Number.NEGATIVE_INFINITY,
    areWhole: true,
    rises: true,
    falls: true,
  };
  let [floor, ceiling] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const key of keys) {
    stats.rises &&= key >= floor || Number.isNaN(key);
    stats.falls &&= key < ceiling;
    floor = ceiling = key;
    if (Number.isNaN(key)) continue;
    stats.least = Math.min(stats.least, key);
    stats.most = Math.max(stats.most, key);
    stats.areWhole &&= Number.isInteger(key);
  }
  return stats;
}

const asTheyAre = (size: number) => new Uint32Array(size).map((_, index) => index);

function ascendingOrder(keys: Float64Array): Uint32Array | Float64Array {
  const { least, most, areWhole, rises, falls } = statsOf(keys);
  if (rises || least > most) return asTheyAre(keys.length);
  if (falls) return asTheyAre(keys.length).toReversed();
  if (areWhole && most - least <= 4 * keys.length) return countedOrder(keys, least, most);
  return areWhole && (most - least + 2) * keys.length <= Number.MAX_SAFE_INTEGER
    ? packedOrder(keys, least, most)
    : comparedOrder(keys);
}

/** The rows sorted by their keys; stable, with NaN last in both directions. */
export function inOrder<Row>(
  rows: readonly Row[],
  keys: Float64Array,
  direction: "ascending" | "descending",
): Row[] {
  const sorted: Row[] = [];
  for (const index of ascendingOrder(direction === "ascending" ? keys : keys.map((key) => -key))) {
    const row = rows[index];
    if (row !== undefined) sorted.push(row);
  }
  return sorted;
}

const collator = new Intl.Collator("en-US", { numeric: true });

/** Sort keys for texts. Rows share texts, so each distinct text is labeled and compared once. */
export function textKeys<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string | null,
  labelOf: (text: string) => string = (text) => text,
): Float64Array {
  const numbers = new Map<string, number>();
  const keys = numberKeys(rows, (row) => {
    const text = textOf(row);
    if (text === null) return null;
    const known = numbers.get(text) ?? numbers.size;
    if (known === numbers.size) numbers.set(text, known);
    return known;
  });
  const labels = Array.from(numbers.keys(), labelOf);
  const rankOfLabel = new Map(
    [...new Set(labels)].toSorted(collator.compare).map((label, rank) => [label, rank]),
  );
  const ranks = labels.map((label) => rankOfLabel.get(label) ?? Number.NaN);
  return keys.map((key) => ranks[key] ?? Number.NaN);
}

export function numberKeys<Row>(rows: readonly Row[], numberOf: (row: Row) => number | null): Float64Array {
  const keys = new Float64Array(rows.length);
  let index = 0;
  for (const row of rows) {
    keys[index] = numberOf(row) ?? Number.NaN;
    index += 1;
  }
  return keys;
}
