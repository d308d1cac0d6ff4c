import { isCalendarDay } from "../core/dates";
import type { Sort } from "@understudy/base";
import { oneOf, parseSort } from "../core/list-query";
import { type Environment, environments, type RunStatus, runStatuses } from "./run";

/** How long ago the runs of a list may have started. */
export const sinceChoices = ["1h", "24h", "7d"] as const;

export type Since = (typeof sinceChoices)[number];

/** `1` means drift of any kind. */
export const driftChoices = ["1", "recovered", "not-recovered"] as const;

export type DriftChoice = (typeof driftChoices)[number];

export const runColumns = ["action", "status", "env", "duration", "started"] as const;

export type RunColumn = (typeof runColumns)[number];

/** `null` means All, or for `sort` the server's order. */
export interface RunsQuery {
  status: RunStatus | null;
  env: Environment | null;
  q: string;
  sort: Sort<RunColumn> | null;
  /** An action's ID. */
  action: string | null;
  /** A group of failed runs, by its `failureName`. */
  failure: string | null;
  drift: DriftChoice | null;
  /** Failed or timed out. */
  problem: boolean;
  since: Since | null;
  /** A UTC day, `YYYY-MM-DD`. */
  day: string | null;
}

export const allRuns: RunsQuery = {
  status: null,
  env: null,
  q: "",
  sort: null,
  action: null,
  failure: null,
  drift: null,
  problem: false,
  since: null,
  day: null,
};

/** Parses the query of the runs list. Unknown values mean All. */
export function parseRunsQuery(search: string | URLSearchParams): RunsQuery {
  const read = new URLSearchParams(search);
  const day = read.get("day");
  return {
    status: oneOf(runStatuses, read.get("status")),
    env: oneOf(environments, read.get("env")),
    q: read.get("q") ?? "",
    sort: parseSort(runColumns, read.get("sort")),
    action: read.get("action") || null,
    failure: read.get("failure") || null,
    drift: oneOf(driftChoices, read.get("drift")),
    problem: read.get("problem") === "1",
    since: oneOf(sinceChoices, read.get("since")),
    day: day !== null && isCalendarDay(day) ? day : null,
  };
}
