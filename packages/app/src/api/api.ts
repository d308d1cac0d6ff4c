import { type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import type { Failure } from "@understudy/screens/model";
import { mayHaveTakenEffect } from "./errors";
import type { HttpRequest } from "./http-request";
import { servicesOf } from "./services";

/** Sends an endpoint's request. Queries retry, and restart when a mutation finishes before they do. */
const baseQuery: BaseQueryFn<HttpRequest<unknown>, unknown, Failure> = async (request, api) => {
  const { http, inFlightQueries, recentFailures } = servicesOf(api.extra);
  if (api.type === "query")
    return recentFailures.reuse(api, () =>
      inFlightQueries.run(api.signal, (signal) => http.send(request, { signal, retries: true })),
    );
  const result = await http.send(request, { signal: api.signal });
  const tookEffect = result.error === undefined || mayHaveTakenEffect(result.error);
  if (tookEffect && !api.signal.aborted) inFlightQueries.restart();
  return result;
};

/** Tag types. Each list query provides the tag with its own name. */
export const tags = [
  "site",
  "usageSummary",
  "timeseries",
  "drift",
  "actions",
  "drafts",
  "draft",
  "runs",
  "run",
  "keys",
  "members",
] as const;
export type Tag = (typeof tags)[number];

/** The prefix keeps ids such as `constructor` from hitting properties of the plain object that RTK Query stores tags in. */
export const tagOf = (type: Tag, id: string) => ({ type, id: `=${id}` });

/** A query isn't refetched on mount while its last response is younger than this. */
const freshSeconds = 5;

export const consoleApi = createApi({
  reducerPath: "api",
  baseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
  refetchOnFocus: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: freshSeconds,
  keepUnusedDataFor: 300,
  // Queries in flight restart in the base query instead of delaying the invalidation.
  invalidationBehavior: "immediately",
});

/** `invalidatesTags` for a mutation that isn't known to have failed without effect. */
export const unlessRefused =
  (changed: readonly Tag[]) =>
  (_data: unknown, error: Failure | undefined): readonly Tag[] =>
    error === undefined || mayHaveTakenEffect(error) ? changed : [];

export interface ApiState {
  [consoleApi.reducerPath]: ReturnType<typeof consoleApi.reducer>;
}
