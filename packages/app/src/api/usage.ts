import type { UsagePoint, UsageSummary } from "@understudy/screens/model";
import { consoleApi, reading } from "./base";
import { json } from "./call";
import { readTimeseries, readUsageSummary } from "./decoders/usage";

const daysOfUsage = "30";

export const usageApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    usageSummary: build.query<UsageSummary, void>({
      queryFn: reading(() => ({
        method: "GET",
        pattern: "/v1/usage/summary",
        decode: json(readUsageSummary),
      })),
      providesTags: ["usageSummary"],
    }),
    timeseries: build.query<readonly UsagePoint[], void>({
      queryFn: reading(() => ({
        method: "GET",
        pattern: "/v1/usage/timeseries",
        query: { days: daysOfUsage },
        decode: json(readTimeseries),
      })),
      providesTags: ["timeseries"],
    }),
  }),
});

export const { useUsageSummaryQuery, useTimeseriesQuery } = usageApi;
