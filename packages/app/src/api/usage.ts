import type { UsagePoint, UsageSummary } from "@understudy/screens/model";
import { consoleApi } from "./api";
import { decodeTimeseries, decodeUsageSummary } from "./decoders/usage";
import { get } from "./http-request";

export const usageApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    usageSummary: build.query<UsageSummary, void>({
      query: () => get("/v1/usage/summary", decodeUsageSummary),
      providesTags: ["usageSummary"],
    }),
    timeseries: build.query<readonly UsagePoint[], void>({
      query: () => get("/v1/usage/timeseries", decodeTimeseries, { query: { days: "30" } }),
      providesTags: ["timeseries"],
    }),
  }),
});

export const { useUsageSummaryQuery, useTimeseriesQuery } = usageApi;
