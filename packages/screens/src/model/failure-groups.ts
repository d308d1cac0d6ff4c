import type { RunsQuery } from "../paths";
import { instantReader } from "./instants";
import type { Run } from "./run";
import { failurePlace } from "./run-list";
import { parseRunStatus } from "./run-status";

/** Failed runs that share their action, the step and the selector. */
export interface FailureGroup {
  key: string;
  actionId: string | null;
  actionName: string | null;
  stepIndex: number | null;
  selector: string | null;
  count: number;
  /** The message of the first of them. */
  message: string | null;
  lastSeen: number | null;
  /** Opens exactly these runs. */
  query: Partial<RunsQuery>;
}

function groupOf(run: Run, key: string): FailureGroup {
  return {
    key,
    actionId: run.actionId,
    actionName: run.actionName,
    stepIndex: run.failureStepIndex,
    selector: run.failureSelector,
    count: 0,
    message: run.failureMessage,
    lastSeen: null,
    query: { status: "failed", action: run.actionId ?? run.actionName, q: failurePlace(run) ?? "" },
  };
}

/** Counts failed runs by their group, list by list. */
export class FailureTally {
  readonly #groups = new Map<string, FailureGroup>();
  readonly #readInstant = instantReader();

  add(runs: readonly Run[]): this {
    for (const run of runs) {
      // Asked first, because it costs nothing: few of many runs tell a place.
      if (run.failureStepIndex === null && run.failureSelector === null) continue;
      if (parseRunStatus(run.status) !== "failed" || failurePlace(run) === null) continue;
      const key = JSON.stringify([run.actionId ?? run.actionName, run.failureStepIndex, run.failureSelector]);
      const group = this.#groups.get(key) ?? groupOf(run, key);
      const started = this.#readInstant(run.startedAt);
      group.count += 1;
      if (started !== null && started > (group.lastSeen ?? 0)) group.lastSeen = started;
      this.#groups.set(key, group);
    }
    return this;
  }

  /** What fails most, most often first; empty when the list does not tell where its runs failed. */
  groups(): FailureGroup[] {
    return [...this.#groups.values()].toSorted((a, b) => b.count - a.count || (b.lastSeen ?? 0) - (a.lastSeen ?? 0));
  }
}
