import { decodeDrift, get, schemaOf } from "@understudy/api";
import type { DriftAlert } from "@understudy/model";
import { consoleApi } from "./api";

export const driftApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    drift: build.query<readonly DriftAlert[], void>({
      query: () => get("/v1/health/drift"),
      responseSchema: schemaOf(decodeDrift),
      providesTags: ["drift"],
    }),
  }),
});

export const { useDriftQuery } = driftApi;
