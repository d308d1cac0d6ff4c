import { allRuns } from "../../paths";
import type { RunsQuery } from "../../paths";
import { formatMonthDay } from "../format/dates";
import { environmentLabel, statusMark } from "./run-status";
import { runMessages } from "./texts";

export interface ActiveFilter {
  name: Exclude<keyof RunsQuery, "sort">;
  label: string;
  /** Other filters are unchanged. */
  without: RunsQuery;
}

/** Days are UTC, so the chip says so. */
const dayLabel = (day: string) => `Day: ${formatMonthDay(day)}, ${day.slice(0, 4)} (UTC)`;

/** The active filters as chips. `actionName` replaces the action's ID if known. */
export function activeFilters(query: RunsQuery, actionName: string | null = null): ActiveFilter[] {
  const { status, env, q, action, drift, day } = query;
  const labels: Record<ActiveFilter["name"], string | null> = {
    status: status === null ? null : `Status: ${statusMark(status).word}`,
    env: env === null ? null : `Environment: ${environmentLabel(env)}`,
    action: action === null ? null : `Action: ${actionName ?? action}`,
    drift: drift ? runMessages.driftDetected : null,
    day: day === null ? null : dayLabel(day),
    q: q.trim() === "" ? null : `Search: ${q.trim()}`,
  };
  const names: ActiveFilter["name"][] = ["status", "env", "action", "drift", "day", "q"];
  return names.flatMap((name) => {
    const label = labels[name];
    return label === null ? [] : [{ name, label, without: { ...query, [name]: allRuns[name] } }];
  });
}

/** Keeps only the sort order. */
export function withoutFilters({ sort }: RunsQuery): RunsQuery {
  return { ...allRuns, sort };
}
