import { isCalendarDay, parseCalendarDay } from "../format/dates";
import { isDuration } from "../format/duration";
import { instantReader } from "../format/instants";
import { inOrder, numberKeys, textKeys } from "../lists/order";
import { isAddressable, type RunColumn, type RunsQuery, type Since, type Sort } from "../paths";
import { maskSelectorValue } from "../secret/secret-fields";
import { maskedFailure } from "./masked-failure";
import type { Environment, Run, RunStatus } from "./run";
import {
  environmentLabel,
  isProblem,
  parseEnvironment,
  parseRunStatus,
  statusMark,
  stepLabel,
} from "./run-status";
import { failurePlaceText, unplacedFailureText } from "./texts";

type Failure = Pick<Run, "status" | "failureStepIndex" | "failureSelector" | "failureMessage">;

/** `Step 3 "#pay"`, or else its masked message. The quotes keep `#pay` from matching `#pay-later`. */
export function failurePlace(run: Failure): string | null {
  const step = stepLabel(run.failureStepIndex);
  const selector = maskSelectorValue(run.failureSelector);
  if (step !== null || selector !== null) return failurePlaceText(step, selector);
  return isProblem(run.status) ? unplacedFailureText(maskedFailure(run).failureMessage) : null;
}

/** Whether a run belongs to an action, given by ID, or by name for runs without an action ID. */
export function isRunOf(run: Pick<Run, "actionId" | "actionName">, action: string): boolean {
  return run.actionId === null ? run.actionName === action : run.actionId === action;
}

type Test = (run: Run) => boolean;

// A hundred thousand runs share a few names, messages and statuses, so each is tested once.
export function memoized(test: (text: string) => boolean): (text: string | null) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    if (text === null) return false;
    const before = known.get(text);
    if (before !== undefined) return before;
    const passes = test(text);
    known.set(text, passes);
    return passes;
  };
}

const wordsOf = (q: string) => q.trim();

/** Engines refuse patterns of many thousand characters. */
const longestPattern = 200;

/** `null` for nothing to find, or too much for a pattern. */
export function searchPattern(words: string): RegExp | null {
  if (words === "" || words.length > longestPattern) return null;
  // Not lowercased: some letters, such as İ, change and wouldn't match anymore.
  return new RegExp(words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), "i");
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

function testsOf({ status, env, q, action, drift, problem, since, day }: RunsQuery, now: number): Test[] {
  const tests: (Test | null)[] = [
    status === null ? null : statusTest(status),
    env === null ? null : environmentTest(env),
    action === null ? null : (run) => isRunOf(run, action),
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

/** The runs that match all filters. Returns the same array without filters. */
export function filterRuns(runs: readonly Run[], query: RunsQuery, now: number): readonly Run[] {
  const passes = testOf(query, now);
  return passes === null ? runs : runs.filter(passes);
}

export interface FilteredRuns {
  /** All matches, or those among the first runs of a long list. */
  rows: readonly Run[];
  /** Finds all matches, in pieces; `null` if `rows` are all. */
  findAll: (() => Generator<void, readonly Run[]>) | null;
}

/** Takes ten milliseconds or so. */
const mostAtOnce = 200_000;

/** Takes less than a millisecond. */
const pieceSize = 5_000;

/** Enough for typing a word and deleting it again. */
const mostKept = 12;

/** Results for one list and the same other filters. */
interface SearchResults {
  runs: readonly Run[];
  others: string;
  kept: readonly { words: string; rows: readonly Run[] }[];
}

/**
 * Like `filterRuns`, but incremental while the user types: matches of a longer query are among those of any part of it, and
 * earlier results are cached for backspacing. In a long list, finds the first matches at once and the rest in pieces.
 */
export function createRunFilter(): (runs: readonly Run[], query: RunsQuery, now: number) => FilteredRuns {
  let latest: SearchResults | undefined;
  return (runs, query, now) => {
    const words = wordsOf(query.q);
    const others = JSON.stringify([{ ...query, q: "" }, query.since === null ? null : now]);
    const results: SearchResults =
      latest?.runs === runs && latest.others === others ? latest : { runs, others, kept: [] };
    latest = results;
    const keep = (rows: readonly Run[]) => {
      const before = results.kept.filter((found) => found.words !== words);
      results.kept = [{ words, rows }, ...before].slice(0, mostKept);
      return rows;
    };
    // The shortest result that contains all matches.
    const [nearest] = results.kept
      .filter((found) => words.includes(found.words))
      .toSorted((a, b) => a.rows.length - b.rows.length);
    const candidates = nearest?.rows ?? runs;
    const passes = nearest?.words === words ? null : testOf(query, now);
    if (passes === null || candidates.length <= mostAtOnce) {
      const rows = passes === null ? candidates : candidates.filter(passes);
      return { rows: keep(rows), findAll: null };
    }
    const first = candidates.slice(0, mostAtOnce).filter(passes);
    return {
      rows: first,
      *findAll() {
        const rows = first.slice();
        for (let from = mostAtOnce; from < candidates.length; from += pieceSize) {
          for (const run of candidates.slice(from, from + pieceSize)) if (passes(run)) rows.push(run);
          yield;
        }
        return keep(rows);
      },
    };
  };
}

function startedKeys(runs: readonly Run[]): Float64Array {
  const read = instantReader();
  return numberKeys(runs, ({ startedAt }) => read(startedAt));
}

const keysOf: Record<RunColumn, (runs: readonly Run[]) => Float64Array> = {
  action: (runs) => textKeys(runs, ({ actionName }) => actionName),
  status: (runs) =>
    textKeys(
      runs,
      ({ status }) => status,
      (status) => statusMark(status).word,
    ),
  env: (runs) => textKeys(runs, ({ env }) => env, environmentLabel),
  // Like the table, which shows a dash for other numbers.
  duration: (runs) => numberKeys(runs, ({ durationMs }) => (isDuration(durationMs) ? durationMs : null)),
  started: startedKeys,
};

/** Sorted by a column; stable, with missing values last. */
export function sortRuns(runs: readonly Run[], sort: Sort<RunColumn> | null): readonly Run[] {
  return sort === null ? runs : inOrder(runs, keysOf[sort.column](runs), sort.direction);
}

/** The rows of the list for a query. */
export function selectRuns(runs: readonly Run[], query: RunsQuery, now: number): readonly Run[] {
  return sortRuns(filterRuns(runs, query, now), query.sort);
}

export interface RunNeighbors {
  previous: Run | null;
  next: Run | null;
  /** One-based. */
  number: number;
  total: number;
}

/** The runs before and after a run in the list; `null` if the list doesn't contain it. */
export function runNeighbors(runs: readonly Run[], id: string): RunNeighbors | null {
  const index = runs.findIndex((run) => run.id === id);
  if (index === -1) return null;
  const canOpen = (run: Run) => isAddressable(run.id) && run.id !== id;
  return {
    previous: runs.slice(0, index).findLast(canOpen) ?? null,
    next: runs.slice(index + 1).find(canOpen) ?? null,
    number: index + 1,
    total: runs.length,
  };
}
