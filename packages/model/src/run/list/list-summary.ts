import { type FailureGroup, FailureGrouper } from "../failure/failure-groups";
import type { Run } from "../run";
import type { RunsQuery } from "../runs-query";
import { runPredicate, hasNoStart } from "./run-predicates";

/** What the page shows about a list in addition to its rows. */
export interface RunListSummary {
  failures: readonly FailureGroup[];
  /** How many runs have no readable start. */
  undated: number;
}

/** Takes less than a millisecond. */
const pieceSize = 1_000;

function* piecesOf(runs: readonly Run[]): Generator<readonly Run[]> {
  for (let start = 0; start < runs.length; start += pieceSize) yield runs.slice(start, start + pieceSize);
}

interface SummaryInput {
  all: readonly Run[];
  /** Those that match the query. */
  matching: readonly Run[];
  query: RunsQuery;
  now: number;
}

/** Yields before each piece: a hundred thousand runs at once would block the page. */
export function* summarizeRunList({
  all,
  matching,
  query,
  now,
}: SummaryInput): Generator<void, RunListSummary> {
  const grouper = new FailureGrouper();
  for (const piece of piecesOf(matching)) {
    if (matching.length > pieceSize) yield;
    grouper.add(piece);
  }
  const isLeftOut = query.since === null ? null : leftOutTest(query, now);
  let undated = 0;
  if (isLeftOut !== null)
    for (const piece of piecesOf(all)) {
      if (all.length > pieceSize) yield;
      undated += piece.filter(isLeftOut).length;
    }
  return { failures: grouper.groups(), undated };
}

/** Whether a run matches all filters but the time range, which can't be applied to it. */
function leftOutTest(query: RunsQuery, now: number): (run: Run) => boolean {
  const isUndated = hasNoStart();
  const passes = runPredicate({ ...query, since: null }, now);
  return (run) => isUndated(run) && (passes === null || passes(run));
}
