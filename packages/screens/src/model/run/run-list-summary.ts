import { FailureGrouper, type FailureGroup } from "./failure-groups";
import type { Run } from "./run";
import { statusTest } from "./run-list";

/** What the page shows about a list in addition to its rows. */
export interface RunListSummary {
  failures: readonly FailureGroup[];
  /** Whether a run is still running, so that the list needs polling. */
  isRunning: boolean;
}

/** Takes less than a millisecond. */
const pieceSize = 1_000;

function* piecesOf(runs: readonly Run[]): Generator<readonly Run[]> {
  for (let start = 0; start < runs.length; start += pieceSize) yield runs.slice(start, start + pieceSize);
}

/**
 * Failures among the runs that match the filters, and whether any run is running. Yields before each piece of a
 * long list: a hundred thousand runs at once would block the page, and a single piece would delay the paint of a sort.
 */
export function* summarizeRunList(
  all: readonly Run[],
  matching: readonly Run[],
): Generator<void, RunListSummary> {
  const grouper = new FailureGrouper();
  for (const piece of piecesOf(matching)) {
    if (matching.length > pieceSize) yield;
    grouper.add(piece);
  }
  const runsNow = statusTest("running");
  for (const piece of piecesOf(all)) {
    if (all.length > pieceSize) yield;
    if (piece.some(runsNow)) return { failures: grouper.groups(), isRunning: true };
  }
  return { failures: grouper.groups(), isRunning: false };
}
