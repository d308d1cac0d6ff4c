import { parseCalendarDay, type UsagePoint, type UsageSummary } from "@understudy/screens/model";
import { consoleApi } from "./api";
import type { Schemas } from "./api-types";
import { type Fields, isFields } from "../lib/json";
import { count, decodeEntity, decodeEntries, percent, type Decoded, unreadable } from "./decoding";
import { get } from "./http-client";

export const decodeUsageSummary = (body: unknown) =>
  decodeEntity(body, (summary: Fields<Schemas["UsageSummary"]>): UsageSummary => ({
    successfulRunsMonth: count(summary["successful_runs_month"]),
    totalRunsMonth: count(summary["total_runs_month"]),
    failureRate: percent(summary["failure_rate"]),
    publishedActions: count(summary["published_actions"]),
    totalActions: count(summary["total_actions"]),
  }));

function readPoint(day: string, point: Fields<Schemas["UsagePoint"]>): UsagePoint {
  const success = count(point["success"]) ?? 0;
  const failed = count(point["failed"]) ?? 0;
  const timeout = count(point["timeout"]) ?? 0;
  return {
    day,
    success,
    failed,
    timeout,
    total: count(point["total"]) ?? count(success + failed + timeout) ?? 0,
  };
}

/** A chart can't show more bars. */
const mostDays = 366;

/**
 * One point per day, oldest first, at most the last year. Points without a valid day are dropped; of duplicates, the
 * last one counts.
 */
export function decodeTimeseries(body: unknown): Decoded<readonly UsagePoint[]> {
  const entries = decodeEntries(body, "timeseries");
  if (entries === unreadable) return unreadable;
  const days = new Map<string, UsagePoint>();
  for (const point of entries.filter(isFields<Schemas["UsagePoint"]>)) {
    const day = parseCalendarDay(point["date"]);
    if (day !== null) days.set(day, readPoint(day, point));
  }
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(-mostDays);
}

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
