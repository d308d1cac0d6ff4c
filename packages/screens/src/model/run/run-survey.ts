import { FailureTally, type FailureGroup } from "./failure-groups";
import type { Run } from "./run";
import { statusTest } from "./run-list";

/** What the page shows about a list besides its rows. */
export interface RunSurvey {
  failures: readonly FailureGroup[];
  /** Whether a run is still running, so that the list needs polling. */
  isRunning: boolean;
}

/** Takes less than a millisecond. */
const pieceSize = 1_000;

/** Yields between pieces, because a hundred thousand runs at once would block the page. */
export function* surveyRuns(runs: readonly Run[]): Generator<void, RunSurvey> {
  const tally = new FailureTally();
  const runsNow = statusTest("running");
  let isRunning = false;
  for (let start = 0; start < runs.length; start += pieceSize) {
    const piece = runs.slice(start, start + pieceSize);
    tally.add(piece);
    isRunning ||= piece.some(runsNow);
    if (piece.length === pieceSize) yield;
  }
  return { failures: tally.groups(), isRunning };
}
