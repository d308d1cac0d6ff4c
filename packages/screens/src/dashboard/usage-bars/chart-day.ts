import { formatNumber, type RunStatus, statusBadge, type UsagePoint } from "@understudy/model";

export type Outcome = Extract<RunStatus, "success" | "failed" | "timeout">;

/** From bottom to top. */
export const outcomes: readonly Outcome[] = ["success", "failed", "timeout"];

export interface ChartDay extends UsagePoint {
  /** “Mar 4” or “Today”. */
  label: string;
}

export const runsOf = (day: UsagePoint) => outcomes.reduce((sum, outcome) => sum + day[outcome], 0);

/** “Mar 4: 120 success, 4 failed, 1 timeout” */
export function daySentence(day: ChartDay): string {
  const amounts = outcomes.map(
    (outcome) => `${formatNumber(day[outcome])} ${statusBadge(outcome).word.toLowerCase()}`,
  );
  return `${day.label}: ${amounts.join(", ")}`;
}
