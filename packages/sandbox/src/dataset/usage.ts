import { day } from "./clock";
import type { Entity } from "../description";
import type { PlannedRun } from "./planned-run";
import { hasEnded, startOfDay } from "./runs";
import type { Dataset } from "./dataset";

const dayName = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

/** Counts finished runs on the day they started. All numbers below add up to the same runs. */
function* finishedRuns({ runs }: Dataset, now: number): Generator<PlannedRun> {
  for (const run of runs.live(now)) if (hasEnded(run, now)) yield run;
  yield* runs.history(now);
}

interface Counts {
  success: number;
  failed: number;
  timeout: number;
}

function count(dataset: Dataset, now: number): Counts {
  const counts = { success: 0, failed: 0, timeout: 0 };
  for (const { outcome } of finishedRuns(dataset, now)) counts[outcome] += 1;
  return counts;
}

const publishedCount = ({ actions }: Dataset) => actions.filter((action) => action.is_published).length;

export function usageSummary(dataset: Dataset, now: number): Entity<"UsageSummary"> {
  const { success, failed, timeout } = count(dataset, now);
  const total = success + failed + timeout;
  return {
    successful_runs_month: success,
    total_runs_month: total,
    failure_rate: percent(failed + timeout, total),
    published_actions: publishedCount(dataset),
    total_actions: dataset.actions.length,
  };
}

/** The usage that the plan's limits apply to. */
export function siteUsage(dataset: Dataset, now: number) {
  const { success, failed, timeout } = count(dataset, now);
  return {
    runs_successful: success,
    runs_failed: failed + timeout,
    actions_published: publishedCount(dataset),
  };
}

export function timeseries(dataset: Dataset, now: number, days: number): Entity<"UsagePoint">[] {
  const today = startOfDay(now);
  const points = Array.from({ length: days }, (_, index) => ({
    date: dayName(today - (days - 1 - index) * day),
    success: 0,
    failed: 0,
    timeout: 0,
    total: 0,
  }));
  for (const { started, outcome } of finishedRuns(dataset, now)) {
    const point = points[days - 1 - (today - startOfDay(started)) / day];
    if (!point) continue;
    point[outcome] += 1;
    point.total += 1;
  }
  return points;
}

export function driftAlerts(dataset: Dataset, now: number): Entity<"DriftAlert">[] {
  const byAction = new Map<string, { name: string; drifted: number; recovered: number; latest: number }>();
  for (const run of finishedRuns(dataset, now)) {
    if (!run.drift || run.actionId === null || run.started < now - 7 * day) continue;
    const alert = byAction.get(run.actionId) ?? { name: run.actionName, drifted: 0, recovered: 0, latest: 0 };
    alert.drifted += 1;
    alert.recovered += run.recovered ? 1 : 0;
    alert.latest = Math.max(alert.latest, run.started);
    byAction.set(run.actionId, alert);
  }
  return [...byAction]
    .toSorted(([, a], [, b]) => b.latest - a.latest)
    .map(([id, { name, drifted, recovered, latest }]) => ({
      action_id: id,
      action_name: name,
      drift_count: drifted,
      recovery_rate: percent(recovered, drifted),
      latest_occurrence: new Date(latest).toISOString(),
    }));
}
