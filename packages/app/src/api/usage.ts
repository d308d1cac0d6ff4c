import { decodeTimeseries, decodeUsageSummary } from "@understudy/api";
import type { UsagePoint } from "@understudy/model";
import { consoleApi } from "./api";
import { read } from "./endpoint";

const days = { query: { days: "30" } };

export const usageApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    usageSummary: build.query({
      ...read("GET /v1/usage/summary", decodeUsageSummary),
      providesTags: ["usageSummary"],
    }),
    timeseries: build.query<readonly UsagePoint[], void>({
      ...read("GET /v1/usage/timeseries", decodeTimeseries, () => days),
      providesTags: ["timeseries"],
    }),
  }),
});

export const { useUsageSummaryQuery, useTimeseriesQuery } = usageApi;
