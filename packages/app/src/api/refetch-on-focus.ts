import type { Middleware } from "redux";
import { type ApiState, consoleApi } from "./api";
import { tagOf, tags } from "./tags";

/** Younger data isn't loaded again when the window gets the focus. */
const freshMs = 60_000;

type QueryEntry = NonNullable<ApiState["api"]["queries"][string]>;

/** The clock may have been set back. */
const isOld = ({ startedTimeStamp = 0, fulfilledTimeStamp = 0 }: QueryEntry) =>
  Math.abs(Date.now() - Math.max(startedTimeStamp, fulfilledTimeStamp)) > freshMs;

/** The tag that only this query provides: each endpoint has one with its own name. */
const tagOfQuery = ({ endpointName, originalArgs }: QueryEntry) =>
  tags.filter((tag) => tag === endpointName).map((tag) => tagOf(tag, originalArgs));

/** Like RTK Query's `refetchOnFocus`, with the same option of a subscription, but for old data only. */
export const refetchOnFocus: Middleware<unknown, ApiState> = (store) => (next) => (action) => {
  const result = next(action);
  if (!consoleApi.internalActions.onFocus.match(action)) return result;
  const { queries, subscriptions } = store.getState().api;
  const isWatched = (key: string) =>
    Object.values(subscriptions[key] ?? {}).some((options) => options.refetchOnFocus !== false);
  const stale = Object.entries(queries).flatMap(([key, query]) =>
    query !== undefined && isWatched(key) && isOld(query) ? tagOfQuery(query) : [],
  );
  if (stale.length > 0) store.dispatch(consoleApi.util.invalidateTags(stale));
  return result;
};
