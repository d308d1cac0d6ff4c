import { isCalendarDay, parseCalendarDay } from "../../core/dates";
import { escapedPattern } from "../../core/escaped-pattern";
import { instantReader } from "../../core/instants";
import { memoized } from "../../core/memoized";
import { parseEnvironment } from "../environment";
import { failurePlace } from "../failure/failure-place";
import { actionOf, type Environment, isRunOf, type Run, type RunStatus } from "../run";
import { isProblem, parseRunStatus } from "../run-status";
import type { RunsQuery, Since } from "../runs-query";

type Test = (run: Run) => boolean;

export const wordsOf = (q: string) => q.trim();

/** Engines refuse patterns of many thousand characters. */
const longestPattern = 200;

/** `null` for nothing to find, or too much for a pattern. */
export function searchPattern(words: string): RegExp | null {
  if (words === "" || words.length > longestPattern) return null;
  // Not lowercased: some letters, such as İ, change and wouldn't match anymore.
  return new RegExp(escapedPattern(words), "i");
}

/** A regular expression avoids lowercase copies of a hundred thousand IDs at each keystroke, which take several times as long. */
function finderOf(words: string): (text: string) => boolean {
  const pattern = searchPattern(words);
  if (pattern !== null) return (text) => pattern.test(text);
  const lower = words.toLowerCase();
  return (text) => text.toLowerCase().includes(lower);
}

function textTest(words: string): Test | null {
  if (words === "") return null;
  const holds = finderOf(words);
  const sharedTextHolds = memoized(holds);
  // Few runs failed, so most of them skip the calls, which are slow before they are compiled.
  const failureHolds = (run: Run) => sharedTextHolds(run.failureMessage) || holds(failurePlace(run) ?? "");
  const hasProblem = memoized(isProblem);
  const failed = (run: Run) =>
    run.failureMessage !== null ||
    run.failureStepIndex !== null ||
    run.failureSelector !== null ||
    hasProblem(run.status);
  return (run) =>
    sharedTextHolds(run.actionName) ||
    (run.id !== null && holds(run.id)) ||
    (failed(run) && failureHolds(run));
}

export function statusTest(status: RunStatus): Test {
  const isStatus = memoized((word) => parseRunStatus(word) === status);
  return (run) => isStatus(run.status);
}

function problemTest(): Test {
  const hasProblem = memoized(isProblem);
  return (run) => hasProblem(run.status);
}

function failureTest(place: string): Test {
  const lower = place.toLowerCase();
  return (run) => failurePlace(run)?.toLowerCase() === lower;
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
  const { status, env, q, action, actionless, failure, drift, unrecovered, problem, since, day } = query;
  const tests: (Test | null)[] = [
    status === null ? null : statusTest(status),
    env === null ? null : environmentTest(env),
    action === null ? null : (run) => isRunOf(run, action),
    actionless ? (run) => actionOf(run) === null : null,
    failure === null ? null : failureTest(failure),
    unrecovered ? (run) => run.wasDriftDetected && !run.wasAutoRecovered : null,
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
