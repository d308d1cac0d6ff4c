import type { DriftAlert } from "@understudy/screens/model";
import { consoleApi } from "./api";
import { decodeDrift } from "./decoders/drift";
import { get } from "./http-request";

export const driftApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    drift: build.query<readonly DriftAlert[], void>({
      query: () => get("/v1/health/drift", decodeDrift),
      providesTags: ["drift"],
    }),
  }),
});

export const { useDriftQuery } = driftApi;
