// Which mutations `npm run test:mutation` makes.

/**
 * Those whose names start with one of a list: “2.1” is the start of 2.1.5, but not of 2.10.
 * @template {{ name: string }} Item
 * @param {Item[]} items
 * @param {string} starts separated by commas
 */
export function startingWith(items, starts) {
  const all = starts.split(",");
  return items.filter(({ name }) =>
    all.some((start) => name.startsWith(start) && !/^\d/.test(name.slice(start.length))),
  );
}

/**
 * A part, as `--shard` of Playwright and Vitest chooses a part of the tests: "2/4" is the second of four. Neighbors,
 * which take similarly long, are in different parts.
 * @template Item
 * @param {Item[]} items
 * @param {string} shard
 */
export function shardOf(items, shard) {
  const [, part, count] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (part === undefined || count === undefined || part < 1 || part > count)
    throw new Error(`--shard must be a part such as 2/4, not “${shard}”.`);
  return items.filter((_, index) => index % count === part - 1);
}
