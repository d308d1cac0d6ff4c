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
 * Failures among the runs that match the filters, and whether any run is running. Yields between pieces, because a
 * hundred thousand runs at once would block the page.
 */
export function* summarizeRunList(
  all: readonly Run[],
  matching: readonly Run[],
): Generator<void, RunListSummary> {
  const grouper = new FailureGrouper();
  for (const piece of piecesOf(matching)) {
    grouper.add(piece);
    if (piece.length === pieceSize) yield;
  }
  const runsNow = statusTest("running");
  for (const piece of piecesOf(all)) {
    if (piece.some(runsNow)) return { failures: grouper.groups(), isRunning: true };
    if (piece.length === pieceSize) yield;
  }
  return { failures: grouper.groups(), isRunning: false };
}
