import { dayMs } from "../../core/dates";
import { instantReader } from "../../core/instants";
import { memoized } from "../../core/memoized";
import { actionOf, type Run } from "../run";
import { isProblem } from "../run-status";
import type { RunsQuery } from "../runs-query";
import { failurePlace } from "./failure-place";
import { maskedFailure } from "./masked-failure";

/** Failed and timed-out runs that share their action and their step and selector, or else their message. */
export interface FailureGroup {
  key: string;
  actionName: string | null;
  stepIndex: number | null;
  selector: string | null;
  count: number;
  /** The message of the first of them, masked. */
  message: string | null;
  /** When the earliest and the latest of them started, as received. */
  firstSeen: string | null;
  lastSeen: string | null;
  /** Filters a list of failed or timed-out runs to exactly these. */
  query: Pick<RunsQuery, "action" | "actionless" | "failure">;
}

interface Counted {
  group: FailureGroup;
  first: number;
  last: number;
}

function newGroup(run: Run, key: string): Counted {
  const { failureMessage, failureSelector } = maskedFailure(run);
  const action = actionOf(run);
  const group = {
    key,
    actionName: run.actionName,
    stepIndex: run.failureStepIndex,
    selector: failureSelector,
    count: 0,
    message: failureMessage,
    firstSeen: null,
    lastSeen: null,
    query: { action, actionless: action === null, failure: failurePlace(run) },
  };
  return { group, first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
}

/** The same for runs that failed the same way; `null` for a run that neither failed nor timed out. */
export function failureKey(run: Run): string | null {
  const place = isProblem(run.status) ? failurePlace(run) : null;
  // The filter that a group links to ignores case.
  return place === null ? null : JSON.stringify([actionOf(run), place.toLowerCase()]);
}

/** Groups failed and timed-out runs. */
export class FailureGrouper {
  readonly #groups = new Map<string, Counted>();
  readonly #readInstant = instantReader();
  readonly #hasProblem = memoized(isProblem);

  add(runs: readonly Run[]): this {
    for (const run of runs) {
      // Cheapest check first: few of many runs have failed.
      if (!this.#hasProblem(run.status)) continue;
      const key = failureKey(run);
      if (key === null) continue;
      const counted = this.#groups.get(key) ?? newGroup(run, key);
      const { group } = counted;
      this.#groups.set(key, counted);
      group.count += 1;
      const started = this.#readInstant(run.startedAt);
      if (started === null) continue;
      if (started > counted.last) [counted.last, group.lastSeen] = [started, run.startedAt];
      if (started < counted.first) [counted.first, group.firstSeen] = [started, run.startedAt];
    }
    return this;
  }

  /** Those of the last 24 hours first, then the most frequent. */
  groups(now: number): FailureGroup[] {
    const isRecent = ({ last }: Counted) => (last > now - dayMs ? 1 : 0);
    return [...this.#groups.values()]
      .toSorted((a, b) => isRecent(b) - isRecent(a) || b.group.count - a.group.count || b.last - a.last)
      .map(({ group }) => group);
  }
}
