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
  const isRunning = statusTest("running");
  const survey = { failures: [], isRunning: false };
  for (const [index, run] of runs.entries()) {
    if (index % pieceSize === pieceSize - 1) yield;
    tally.add(run);
    survey.isRunning ||= isRunning(run);
  }
  return { ...survey, failures: tally.groups() };
}
