import type { RunsQuery } from "../../paths";
import { instantReader } from "../format/instants";
import type { Run } from "./run";
import { maskedFailure } from "./masked-failure";
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
  /** The message of the first of them, masked. */
  message: string | null;
  /** When the latest of them started, as received. */
  lastSeen: string | null;
  /** Filters the list to exactly these runs. */
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
    message: maskedFailure(run).failureMessage,
    lastSeen: null,
    query: { status: "failed", action: run.actionId ?? run.actionName, q: failurePlace(run) ?? "" },
  };
}

/** Counts failed runs by group. */
export class FailureGrouper {
  readonly #groups = new Map<string, { group: FailureGroup; last: number }>();
  readonly #readInstant = instantReader();

  add(runs: readonly Run[]): this {
    for (const run of runs) {
      // Cheapest check first: few of many runs have a failure.
      if (run.failureStepIndex === null && run.failureSelector === null) continue;
      if (parseRunStatus(run.status) !== "failed" || failurePlace(run) === null) continue;
      const key = JSON.stringify([run.actionId ?? run.actionName, run.failureStepIndex, run.failureSelector]);
      const counted = this.#groups.get(key) ?? { group: groupOf(run, key), last: 0 };
      const started = this.#readInstant(run.startedAt) ?? 0;
      counted.group.count += 1;
      if (started > counted.last) {
        counted.last = started;
        counted.group.lastSeen = run.startedAt;
      }
      this.#groups.set(key, counted);
    }
    return this;
  }

  /** Most frequent first; empty if no run has a failed step or selector. */
  groups(): FailureGroup[] {
    return [...this.#groups.values()]
      .toSorted((a, b) => b.group.count - a.group.count || b.last - a.last)
      .map(({ group }) => group);
  }
}
