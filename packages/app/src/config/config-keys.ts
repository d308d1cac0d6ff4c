type Keys = Readonly<Record<string, readonly string[]>>;

interface UnknownKey {
  /** `identity.apiAudiance`. */
  name: string;
  key: string;
  siblings: readonly string[];
  known: readonly string[];
}

/** Fields of a config.json that the console doesn't read. `keys` lists those of each section, and of the file as `""`. */
export function unknownKeys(config: unknown, keys: Keys): UnknownKey[] {
  return Object.entries(keys).flatMap(([section, known]) => {
    const value = section === "" ? config : fieldOf(config, section);
    if (!isObject(value)) return [];
    const siblings = Object.keys(value);
    return siblings
      .filter((key) => !known.includes(key))
      .map((key) => ({ name: section === "" ? key : `${section}.${key}`, key, siblings, known }));
  });
}

/** Unknown fields whose name is at most two letters away from a known one that is missing. */
export const misspelledKeys = (config: unknown, keys: Keys): { name: string; known: string }[] =>
  unknownKeys(config, keys).flatMap(({ name, key, siblings, known }) => {
    const meant = known.find((each) => !siblings.includes(each) && distance(key, each) <= 2);
    return meant === undefined ? [] : [{ name, known: meant }];
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** The Levenshtein distance, ignoring case. */
function distance(one: string, other: string): number {
  const target = other.toLowerCase();
  let row = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(one.toLowerCase()).entries()) {
    const next = [at + 1];
    for (const [index, wanted] of Array.from(target).entries()) {
      const replaced = (row[index] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
