import { decodeTimeseries, decodeUsageSummary, get, schemaOf } from "@understudy/api";
import type { UsagePoint, UsageSummary } from "@understudy/model";
import { consoleApi } from "./api";

export const usageApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    usageSummary: build.query<UsageSummary, void>({
      query: () => get("/v1/usage/summary"),
      responseSchema: schemaOf(decodeUsageSummary),
      providesTags: ["usageSummary"],
    }),
    timeseries: build.query<readonly UsagePoint[], void>({
      query: () => get("/v1/usage/timeseries", { query: { days: "30" } }),
      responseSchema: schemaOf(decodeTimeseries),
      providesTags: ["timeseries"],
    }),
  }),
});

export const { useUsageSummaryQuery, useTimeseriesQuery } = usageApi;
