/** In milliseconds: how long banners and copy confirmations show, the polling interval, the interval at which lists are refetched, and how long a page elsewhere may take to load. */
export const timings = {
  banner: 3000,
  copied: 2000,
  poll: 5000,
  refresh: 60_000,
  redirect: 15_000,
} as const;
