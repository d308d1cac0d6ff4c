// A part of the mutations, as `--shard` of Playwright and Vitest chooses a part of the tests.

/**
 * The second of four parts is "2/4". Neighbors, which take similarly long, are in different parts.
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
