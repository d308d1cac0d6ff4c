import { parseCalendarDay, type UsagePoint, type UsageSummary } from "@understudy/model";
import type { Schemas } from "./api-types";
import { type FieldName, type Fields, isFields } from "./json";
import * as read from "./decoding";

const summaryFields = [
  "successful_runs_month",
  "total_runs_month",
  "failure_rate",
  "published_actions",
  "total_actions",
] satisfies FieldName<Schemas["UsageSummary"]>[];

export const decodeUsageSummary = (body: unknown) =>
  read.entity(body, { fields: summaryFields }, (summary: Fields<Schemas["UsageSummary"]>): UsageSummary => ({
    successfulRunsMonth: read.count(summary["successful_runs_month"]),
    totalRunsMonth: read.count(summary["total_runs_month"]),
    failureRate: read.percent(summary["failure_rate"]),
    publishedActions: read.count(summary["published_actions"]),
    totalActions: read.count(summary["total_actions"]),
  }));

function readPoint(day: string, point: Fields<Schemas["UsagePoint"]>): UsagePoint {
  const success = read.count(point["success"]) ?? 0;
  const failed = read.count(point["failed"]) ?? 0;
  const timeout = read.count(point["timeout"]) ?? 0;
  return {
    day,
    success,
    failed,
    timeout,
    total: read.count(point["total"]) ?? read.count(success + failed + timeout) ?? 0,
  };
}

/** A chart can't show more bars. */
const mostDays = 366;

/** The days of the last year, oldest first. Of points for the same day, the last one counts. */
export function decodeTimeseries(body: unknown): read.Decoded<readonly UsagePoint[]> {
  const entries = read.entries(body, "timeseries");
  if (entries === read.unreadable) return read.unreadable;
  const days = new Map<string, UsagePoint>();
  for (const point of entries.filter(isFields<Schemas["UsagePoint"]>)) {
    const day = parseCalendarDay(point["date"]);
    if (day !== null) days.set(day, readPoint(day, point));
  }
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(-mostDays);
}
