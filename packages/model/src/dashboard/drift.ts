import { dayMs, parseInstant } from "../core/dates";
import type { DriftChoice } from "../run/runs-query";
import { sortRows } from "../core/sort";

export interface DriftAlert {
  /** Unique in its list, even if the server's IDs repeat or are missing. */
  key: string;
  actionId: string | null;
  actionName: string | null;
  driftCount: number | null;
  /** Percent, 0 to 100. */
  recoveryRate: number | null;
  latestOccurrence: string | null;
}

const recentDays = 7;

/** Whether an alert is older than the days in the heading. */
export function isOlderAlert(
  { latestOccurrence }: Pick<DriftAlert, "latestOccurrence">,
  now: number,
): boolean {
  const occurred = parseInstant(latestOccurrence);
  return occurred !== null && now - occurred > recentDays * dayMs;
}

/** The runs that an alert counts: all of them, or those that recovered or not. */
export const driftedRuns = (alert: DriftAlert, drift: DriftChoice) => ({
  action: alert.actionId ?? alert.actionName,
  drift,
  since: "7d" as const,
});

/** How many drifts weren't recovered automatically; 0 if unknown. */
export function unrecoveredDrifts({
  driftCount,
  recoveryRate,
}: Pick<DriftAlert, "driftCount" | "recoveryRate">): number {
  if (driftCount === null || recoveryRate === null) return 0;
  return Math.max(0, Math.round(driftCount * (1 - recoveryRate / 100)));
}

/** The rate is rounded, to a whole percent at worst: of more drifts, it doesn't say how many. */
const mostCounted = 50;

/** How many drifts weren't recovered, if the rate says it exactly; otherwise `null`. */
export const countedUnrecovered = (alert: Pick<DriftAlert, "driftCount" | "recoveryRate">): number | null =>
  alert.driftCount !== null && alert.driftCount <= mostCounted ? unrecoveredDrifts(alert) : null;

/** Most unrecovered drifts first, then newest first; alerts without a date last. */
export function worstAlertsFirst(alerts: readonly DriftAlert[]): DriftAlert[] {
  const newest = sortRows(
    alerts,
    { date: ({ latestOccurrence }) => parseInstant(latestOccurrence) },
    { key: "date", direction: "descending" },
  );
  return newest.toSorted((a, b) => unrecoveredDrifts(b) - unrecoveredDrifts(a));
}
