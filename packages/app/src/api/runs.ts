import type { RunDetails, RunList } from "@understudy/screens/model";
import { kitOf, consoleApi, reading, tagOf } from "./base";
import { json } from "./call";
import { readRun } from "./decoders/run";
import type { RunFilter } from "./run-filter";
import { runsArrived } from "./run-filter";
import { readRunStream } from "./runs-stream";

export const runsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    runs: build.query<RunList, RunFilter>({
      queryFn: (filter, { dispatch, extra, signal }) => {
        const client = kitOf(extra).client;
        const { clock, pace } = client.world;
        const onArrived = (list: RunList) => dispatch(runsArrived({ filter, list, at: clock.now() }));
        return client.call(
          {
            method: "GET",
            pattern: "/v1/runs",
            query: { status: filter.status ?? undefined, env: filter.env ?? undefined },
            decode: (response, inTime) => readRunStream(response, { signal: inTime, pace, onArrived }),
          },
          signal,
        );
      },
      providesTags: ["runs"],
      // Comparing two lists of a hundred thousand costs more than drawing the new one.
      structuralSharing: false,
      // One such list is what a page weighs; several of them, one per filter tried, would be felt.
      keepUnusedDataFor: 60,
    }),
    run: build.query<RunDetails, string>({
      queryFn: reading((id) => ({ method: "GET", pattern: "/v1/runs/{id}", id, decode: json(readRun) })),
      providesTags: (_run, _failure, id) => [tagOf("run", id)],
    }),
  }),
});

export const { useRunsQuery, useRunQuery } = runsApi;
