/** In milliseconds. */
export const timings = {
  /** How long banners show. */
  banner: 3000,
  /** A new row in a list. */
  highlight: 2000,
  /** Between polls of what is running. */
  poll: 5000,
  /** Between refetches of lists. */
  refresh: 60_000,
  /** How long the parts of a page wait for each other, once the first has loaded. */
  together: 1000,
  /** How long a page elsewhere may take to load. */
  redirect: 15_000,
} as const;
