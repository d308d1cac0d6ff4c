import type { RunDetails, RunList } from "@understudy/screens/model";
import { consoleApi, tagOf } from "./api";
import { decodeRun } from "./decoders/run";
import { get } from "./http-request";
import type { RunFilter } from "./run-filter";
import { servicesOf } from "./services";
import { partialRunsReceived, partialRunsSettled } from "./streaming/partial-runs";
import { readRunList } from "./streaming/read-run-list";

export const runsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    runs: build.query<RunList, RunFilter>({
      // A `queryFn`, because the list is shown while it streams in.
      queryFn: (filter, api) => {
        const { http, recentFailures, dependencies } = servicesOf(api.extra);
        const { clock, scheduler } = dependencies;
        const onRows = (list: RunList) =>
          api.dispatch(partialRunsReceived({ filter, list, at: clock.now() }));
        return recentFailures.reuse(api, () =>
          http.send<RunList>(
            {
              method: "GET",
              pattern: "/v1/runs",
              query: { status: filter.status ?? undefined, env: filter.env ?? undefined },
              decode: (response, signal) => readRunList(response, { signal, scheduler, onRows }),
            },
            { signal: api.signal, retries: true },
          ),
        );
      },
      async onQueryStarted(filter, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(() => {});
        dispatch(partialRunsSettled(filter));
      },
      providesTags: ["runs"],
      // Deep comparison of 100,000 rows takes longer than rendering the new list.
      structuralSharing: false,
      // A list can take up 40 MB, and each filter has its own.
      keepUnusedDataFor: 60,
    }),
    run: build.query<RunDetails, string>({
      query: (id) => get("/v1/runs/{id}", decodeRun, { id }),
      providesTags: (_run, _failure, id) => [tagOf("run", id)],
    }),
  }),
});

export const { useRunsQuery, useRunQuery } = runsApi;
