import type { DriftAlert } from "@understudy/screens/model";
import { consoleApi, reading } from "./base";
import { json } from "./call";
import { readDrift } from "./decoders/drift";

export const driftApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    drift: build.query<readonly DriftAlert[], void>({
      queryFn: reading(() => ({ method: "GET", pattern: "/v1/health/drift", decode: json(readDrift) })),
      providesTags: ["drift"],
    }),
  }),
});

export const { useDriftQuery } = driftApi;
