import { isCalendarDay, parseCalendarDay } from "../../core/dates";
import { instantReader } from "../../core/instants";
import { memoized } from "../../core/memoized";
import { matcherOf } from "../../core/search";
import { parseEnvironment } from "../environment";
import { failureName } from "../failure/failure-groups";
import { type Environment, isRunOf, type Run, type RunStatus } from "../run";
import { isProblem, parseRunStatus, stepLabel } from "../run-status";
import type { DriftChoice, RunsQuery, Since } from "../runs-query";

type Predicate = (run: Run) => boolean;

/** Searches the action's name, the ID and the failure. */
function matchesText(words: string): Predicate | null {
  if (words === "") return null;
  const match = matcherOf(words);
  const holds = (text: string) => match(text);
  const sharedTextHolds = memoized(holds);
  const failureHolds = ({ failureStepIndex, failureSelector, failureMessage }: Run) =>
    sharedTextHolds(failureMessage) ||
    sharedTextHolds([stepLabel(failureStepIndex), failureSelector].join(" "));
  const hasProblem = hasProblemStatus();
  return (run) =>
    sharedTextHolds(run.actionName) ||
    (run.id !== null && holds(run.id)) ||
    (hasProblem(run) && failureHolds(run));
}

export function hasStatus(status: RunStatus): Predicate {
  const isStatus = memoized((word) => parseRunStatus(word) === status);
  return (run) => isStatus(run.status);
}

function hasProblemStatus(): Predicate {
  const hasProblem = memoized(isProblem);
  return (run) => hasProblem(run.status);
}

function hasEnvironment(env: Environment): Predicate {
  const isEnvironment = memoized((word) => parseEnvironment(word) === env);
  return (run) => isEnvironment(run.env);
}

const hasDrift =
  (drift: DriftChoice): Predicate =>
  ({ wasDriftDetected, wasAutoRecovered }) =>
    wasDriftDetected && (drift === "1" || wasAutoRecovered === (drift === "recovered"));

function startedOn(day: string): Predicate {
  return ({ startedAt }) => {
    if (startedAt === null) return false;
    if (!startedAt.endsWith("Z")) return parseCalendarDay(startedAt) === day;
    return startedAt.startsWith(day) && isCalendarDay(startedAt.slice(0, 10));
  };
}

const hour = 3_600_000;

const spans: Record<Since, number> = { "1h": hour, "24h": 24 * hour, "7d": 7 * 24 * hour };

function startedSince(since: Since, now: number): Predicate {
  const read = instantReader();
  const earliest = now - spans[since];
  return ({ startedAt }) => (read(startedAt) ?? Number.NEGATIVE_INFINITY) >= earliest;
}

/** Whether a run has no readable start, so that no time range includes it. */
export function hasNoStart(): Predicate {
  const read = instantReader();
  return ({ startedAt }) => read(startedAt) === null;
}

function predicatesOf(query: RunsQuery, now: number): Predicate[] {
  const { status, env, q, action, failure, drift, problem, since, day } = query;
  const predicates: (Predicate | null)[] = [
    status === null ? null : hasStatus(status),
    env === null ? null : hasEnvironment(env),
    action === null ? null : (run) => isRunOf(run, action),
    failure === null ? null : (run) => failureName(run) === failure,
    drift && hasDrift(drift),
    problem ? hasProblemStatus() : null,
    since === null ? null : startedSince(since, now),
    day === null ? null : startedOn(day),
    matchesText(q.trim()),
  ];
  return predicates.filter((each) => each !== null);
}

/** `null` without filters. */
export function runPredicate(query: RunsQuery, now: number): Predicate | null {
  const predicates = predicatesOf(query, now);
  const [only] = predicates;
  if (only === undefined) return null;
  return predicates.length === 1 ? only : (run) => predicates.every((passes) => passes(run));
}
