import { parseCalendarDay, type UsagePoint, type UsageSummary } from "@understudy/model";
import type { Schemas } from "./api-types";
import * as read from "./decoding";
import { count } from "./values";

export const decodeUsageSummary: read.Decoder<"GET /v1/usage/summary", UsageSummary> = read.entity(
  {
    fields: [
      "successful_runs_month",
      "total_runs_month",
      "failure_rate",
      "published_actions",
      "total_actions",
    ],
  },
  (summary) => ({
    successfulRunsMonth: read.count(summary["successful_runs_month"]),
    totalRunsMonth: read.count(summary["total_runs_month"]),
    failureRate: read.percent(summary["failure_rate"]),
    publishedActions: read.count(summary["published_actions"]),
    totalActions: read.count(summary["total_actions"]),
  }),
);

function readPoint(point: read.Row<Schemas["UsagePoint"]>): UsagePoint | null {
  const day = parseCalendarDay(point["date"]);
  if (day === null) return null;
  const success = read.count(point["success"]) ?? 0;
  const failed = read.count(point["failed"]) ?? 0;
  const timeout = read.count(point["timeout"]) ?? 0;
  const total = read.count(point["total"]) ?? count(success + failed + timeout) ?? 0;
  return { day, success, failed, timeout, total };
}

/** A chart can't show more bars. */
const mostDays = 366;

const decodePoints: read.Decoder<"GET /v1/usage/timeseries", readonly (UsagePoint | null)[]> = read.rows(
  "timeseries",
  readPoint,
);

/** The days of the last year, oldest first. Of points for the same day, the last one counts. */
export const decodeTimeseries: read.Decoder<"GET /v1/usage/timeseries", readonly UsagePoint[]> = (body) => {
  const points = decodePoints(body);
  if (points === read.unreadable) return read.unreadable;
  const days = new Map(points.flatMap((point) => (point === null ? [] : [[point.day, point]])));
  return [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(-mostDays);
};
