import { isCalendarDay, parseCalendarDay } from "../../core/dates";
import { instantReader } from "../../core/instants";
import { memoized } from "../../core/memoized";
import { matcherOf } from "../../core/search";
import { maskSelectorValue } from "../../secret/secret";
import { parseEnvironment } from "../environment";
import { failureName } from "../failure/failure-groups";
import { type Environment, isRunOf, type Run, type RunStatus } from "../run";
import { isProblem, parseRunStatus, stepLabel } from "../run-status";
import type { RunsQuery, Since } from "../runs-query";

type Test = (run: Run) => boolean;

export const wordsOf = (q: string) => q.trim();

/** Searches the action's name, the ID and the failure. */
function textTest(words: string): Test | null {
  if (words === "") return null;
  const match = matcherOf(words);
  const holds = (text: string) => match(text) !== null;
  const sharedTextHolds = memoized(holds);
  const failureHolds = ({ failureStepIndex, failureSelector, failureMessage }: Run) =>
    sharedTextHolds(failureMessage) ||
    sharedTextHolds([stepLabel(failureStepIndex), maskSelectorValue(failureSelector)].join(" "));
  const hasProblem = memoized(isProblem);
  return (run) =>
    sharedTextHolds(run.actionName) ||
    (run.id !== null && holds(run.id)) ||
    (hasProblem(run.status) && failureHolds(run));
}

export function statusTest(status: RunStatus): Test {
  const isStatus = memoized((word) => parseRunStatus(word) === status);
  return (run) => isStatus(run.status);
}

function problemTest(): Test {
  const hasProblem = memoized(isProblem);
  return (run) => hasProblem(run.status);
}

function environmentTest(env: Environment): Test {
  const isEnvironment = memoized((word) => parseEnvironment(word) === env);
  return (run) => isEnvironment(run.env);
}

function dayTest(day: string): Test {
  return ({ startedAt }) => {
    if (startedAt === null) return false;
    if (!startedAt.endsWith("Z")) return parseCalendarDay(startedAt) === day;
    return startedAt.startsWith(day) && isCalendarDay(startedAt.slice(0, 10));
  };
}

const hour = 3_600_000;

const spans: Record<Since, number> = { "1h": hour, "24h": 24 * hour, "7d": 7 * 24 * hour };

function sinceTest(since: Since, now: number): Test {
  const read = instantReader();
  const earliest = now - spans[since];
  return ({ startedAt }) => (read(startedAt) ?? Number.NEGATIVE_INFINITY) >= earliest;
}

/** Whether a run has no readable start, so that no time range includes it. */
export function undatedTest(): Test {
  const read = instantReader();
  return ({ startedAt }) => read(startedAt) === null;
}

function testsOf(query: RunsQuery, now: number): Test[] {
  const { status, env, q, action, failure, drift, problem, since, day } = query;
  const tests: (Test | null)[] = [
    status === null ? null : statusTest(status),
    env === null ? null : environmentTest(env),
    action === null ? null : (run) => isRunOf(run, action),
    failure === null ? null : (run) => failureName(run) === failure,
    drift ? (run) => run.wasDriftDetected : null,
    problem ? problemTest() : null,
    since === null ? null : sinceTest(since, now),
    day === null ? null : dayTest(day),
    textTest(wordsOf(q)),
  ];
  return tests.filter((test) => test !== null);
}

/** `null` without filters. */
export function testOf(query: RunsQuery, now: number): Test | null {
  const tests = testsOf(query, now);
  const [only] = tests;
  if (only === undefined) return null;
  return tests.length === 1 ? only : (run) => tests.every((passes) => passes(run));
}
