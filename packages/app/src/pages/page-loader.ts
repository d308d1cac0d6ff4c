import type { AppThunk, ConsoleStore } from "../api/store";

/** Dispatches the queries that a page starts with, and doesn't wait for them. */
export type PageLoader = (store: ConsoleStore, page: { id: string | undefined; url: URL }) => void;

interface Endpoint<Arg> {
  initiate: (arg: Arg, options: { subscribe: false }) => AppThunk<unknown>;
}

/** Starts a query before its page mounts; the page's own hook then finds it in the cache or in flight. */
export function prefetch<Arg>(
  store: Pick<ConsoleStore, "dispatch">,
  endpoint: Endpoint<Arg>,
  arg: Arg,
): void {
  void store.dispatch(endpoint.initiate(arg, { subscribe: false }));
}
