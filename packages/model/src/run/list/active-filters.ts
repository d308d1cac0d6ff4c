import { formatMonthDay } from "../../core/dates";
import { isProblem } from "../run-status";
import { driftLabels, runMessages } from "../run-texts";
import { allRuns, type RunsQuery } from "../runs-query";

const names = ["problem", "action", "failure", "drift", "day"] as const;

export interface ActiveFilter {
  name: (typeof names)[number];
  label: string;
  /** Other filters are unchanged. */
  without: RunsQuery;
}

/** Days are UTC, so the chip says so. */
const dayLabel = (day: string) => `Day: ${formatMonthDay(day)}, ${day.slice(0, 4)} (UTC)`;

/** The filters that no select or search field shows. `actionName` replaces the action's ID if known. */
export function chipFilters(query: RunsQuery, actionName: string | null = null): ActiveFilter[] {
  const { action, failure, drift, problem, day } = query;
  const labels: Record<ActiveFilter["name"], string | null> = {
    problem: problem ? runMessages.problem : null,
    action: action === null ? null : `Action: ${actionName ?? action}`,
    failure: failure === null ? null : `Failure: ${failure}`,
    drift: drift && driftLabels[drift],
    day: day === null ? null : dayLabel(day),
  };
  return names.flatMap((name) => {
    const label = labels[name];
    return label === null ? [] : [{ name, label, without: { ...query, [name]: allRuns[name] } }];
  });
}

export const hasFilters = (query: RunsQuery): boolean =>
  [query.status, query.env, query.since].some((choice) => choice !== null) ||
  query.q.trim() !== "" ||
  chipFilters(query).length > 0;

/** Whether the list holds only runs that failed or timed out. */
export const listsOnlyFailures = ({ status, problem, failure }: RunsQuery): boolean =>
  problem || failure !== null || isProblem(status);

/** Keeps only the sort order. */
export function withoutFilters({ sort }: RunsQuery): RunsQuery {
  return { ...allRuns, sort };
}
