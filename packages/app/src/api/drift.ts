import { decodeDrift } from "@understudy/api";
import { consoleApi } from "./api";
import { read } from "./endpoint";

export const driftApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    drift: build.query({ ...read("GET /v1/health/drift", decodeDrift), providesTags: ["drift"] }),
  }),
});

export const { useDriftQuery } = driftApi;
