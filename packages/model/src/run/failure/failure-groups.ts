import type { Run } from "../run";
import { firstCharacters } from "@understudy/base";
import { instantReader } from "../../core/instants";
import { memoized } from "../../core/memoized";
import { isProblem, stepLabel } from "../run-status";
import { runMessages } from "../run-texts";
import { listedFailure } from "./masked-failure";

/** Servers refuse long URLs. */
const longestPart = 160;

// Only characters that a URL doesn't encode, and letters and digits of any language.
const readable = (text: string) =>
  firstCharacters(text.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, " ").trim(), longestPart);

const namesOf = (...texts: (string | null)[]) =>
  texts.flatMap((text) => (text === null ? [] : readable(text))).filter(Boolean);

/**
 * Names how a run failed: `Book a room - Step 5 - button name confirm-booking`, or else by its message. Runs with the same
 * name are a group, in Top failures and in the URL. `null` for a run that neither failed nor timed out.
 */
export function failureName(run: Run): string | null {
  if (!isProblem(run.status)) return null;
  const { failureSelector, failureMessage } = listedFailure(run);
  const step = stepLabel(run.failureStepIndex);
  const what = failureSelector ?? (step === null ? failureMessage : null);
  const [action = runMessages.noAction] = namesOf(run.actionName, run.actionId);
  return [action, ...namesOf(step, what)].join(" - ");
}

/** Failed and timed-out runs that share their `failureName`. */
export interface FailureGroup {
  name: string;
  actionName: string | null;
  stepIndex: number | null;
  selector: string | null;
  count: number;
  /** The message of the first of them, as a list may show it. */
  message: string | null;
  /** When the earliest and the latest of them started, as received. */
  firstSeen: string | null;
  lastSeen: string | null;
}

interface Counted {
  group: FailureGroup;
  first: number;
  last: number;
}

function newGroup(run: Run, name: string): Counted {
  const { failureMessage, failureSelector } = listedFailure(run);
  const group = {
    name,
    actionName: run.actionName,
    stepIndex: run.failureStepIndex,
    selector: failureSelector,
    count: 0,
    message: failureMessage,
    firstSeen: null,
    lastSeen: null,
  };
  return { group, first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
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
      const name = failureName(run);
      if (name === null) continue;
      const counted = this.#groups.get(name) ?? newGroup(run, name);
      const { group } = counted;
      this.#groups.set(name, counted);
      group.count += 1;
      const started = this.#readInstant(run.startedAt);
      if (started === null) continue;
      if (started > counted.last) [counted.last, group.lastSeen] = [started, run.startedAt];
      if (started < counted.first) [counted.first, group.firstSeen] = [started, run.startedAt];
    }
    return this;
  }

  /** The most frequent first. */
  groups(): FailureGroup[] {
    return [...this.#groups.values()]
      .toSorted((a, b) => b.group.count - a.group.count || b.last - a.last)
      .map(({ group }) => group);
  }
}

/** The listed runs that failed the same way as a run. `null` if the list doesn't contain the run, or if it didn't fail. */
export function sameFailures(runs: readonly Run[], run: Run): FailureGroup | null {
  const name = failureName(run);
  if (name === null) return null;
  const alike = runs.filter((other) => failureName(other) === name);
  return alike.some(({ id }) => id === run.id) ? (new FailureGrouper().add(alike).groups()[0] ?? null) : null;
}
