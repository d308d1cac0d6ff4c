import { instantReader } from "../core/instants";
import { actionOf, type Run } from "../run/run";
import { isProblem, parseRunStatus } from "../run/run-status";

export interface FailingAction {
  /** Its ID, or else its name. */
  action: string;
  /** Its latest name, or else its ID. */
  name: string;
  /** How many of its latest runs failed or timed out. */
  streak: number;
}

const leastStreak = 3;

/** Actions whose latest runs all failed or timed out, longest streak first. Ignores runs that are still running. */
export function failingActions(runs: readonly Run[]): FailingAction[] {
  const streaks = new Map<string, FailingAction & { isOver: boolean }>();
  const read = instantReader();
  const started = new Map(runs.map((run) => [run, read(run.startedAt) ?? 0]));
  for (const run of runs.toSorted((a, b) => (started.get(b) ?? 0) - (started.get(a) ?? 0))) {
    const action = actionOf(run);
    const status = parseRunStatus(run.status);
    if (action === null || status === null || status === "running") continue;
    const found = streaks.get(action) ?? { action, name: action, streak: 0, isOver: false };
    if (found.name === action) found.name = run.actionName ?? action;
    streaks.set(action, found);
    if (!isProblem(run.status)) found.isOver = true;
    else if (!found.isOver) found.streak += 1;
  }
  return [...streaks.values()]
    .filter(({ streak }) => streak >= leastStreak)
    .toSorted((a, b) => b.streak - a.streak)
    .map(({ action, name, streak }) => ({ action, name, streak }));
}
