import { FailureTally, type FailureGroup } from "./failure-groups";
import type { Run } from "./run";
import { statusTest } from "./run-list";

/** What is told of a list beside its rows. */
export interface RunSurvey {
  failures: readonly FailureGroup[];
  /** Whether it shows anything that will change by itself. */
  isRunning: boolean;
}

/** So many runs are looked at within a millisecond. */
const pieceSize = 1_000;

/** Looks at a list piece by piece: at a hundred thousand runs whatever else happens on the page would have to wait for it. */
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
