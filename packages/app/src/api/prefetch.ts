import type { ConsoleStore } from "../store";
import type { AppThunk } from "./thunk";

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
