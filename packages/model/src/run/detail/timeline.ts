import { firstCharacters, type Tone } from "@understudy/base";
import { formatDuration } from "../../core/duration";
import { stepSentence } from "../../step/step-sentence";
import { failedStepIndex, firstUnreachedStep, isFailedStep } from "../failure/failed-step";
import { maskedStep } from "../failure/masked-failure";
import type { RunDetails, RunStep } from "../run";
import { isProblem, parseRunStatus, statusBadge, stepTone } from "../run-status";
import { timelineWords } from "../run-texts";
import { type ComparedStep, compareRuns, isSameElement, type PlacedStep } from "./compare-runs";
import { totalDuration, waterfall, type Waterfall } from "./waterfall";

const longestTitle = 160;
const leastShare = 0.001;

/** A text of a run. `masked` is shown until the user reveals `text`. */
export interface StepText {
  text: string;
  masked: string;
  /** Identifies the text in the run. Follows the step when others come or go, so that no other step's text is revealed. */
  revealKey: string;
}

/** A step's type, selector or value. */
export interface StepFact {
  name: "type" | "selector" | "value";
  here: StepText | null;
  /** What the run compared with has instead; `null` if it has nothing, absent if both are equal. Masked. */
  there?: string | null;
}

/** What became of a step. `absent`: only the run compared with has it. */
export type StepOutcome = "performed" | "running" | "failed" | "notReached" | "absent";

/** Shares of the axis, 0 to 1. */
export interface DurationBar {
  offset: number;
  share: number;
}

export interface TimelineStep {
  /** One-based, in this run; `null` if it is absent. */
  number: number | null;
  outcome: StepOutcome;
  tone: Tone;
  status: string;
  /** Whether the tone says enough: all is well with most steps. */
  isStatusQuiet: boolean;
  title: string;
  type: string | null;
  /** The type is a fact only if it differs from the other run's. */
  facts: readonly StepFact[];
  error: StepText | null;
  difference: "first" | "changed" | "onlyHere" | null;
  duration: string | null;
  bar: DurationBar | null;
  /** The same step of the run compared with. */
  other: { duration: string; bar: DurationBar | null } | null;
}

/** Time outside of steps. `duration` is `null` while the run is running. */
export interface UnaccountedTime {
  duration: string | null;
  bar: DurationBar;
}

export interface TimelineDifference {
  row: number;
  /** The step's one-based number; `null` for a step that only the other run has. */
  step: number | null;
}

export interface Timeline {
  /** The number of steps, including those that only the other run has. */
  count: number;
  /** Identifies a row, so that what is open in it stays with it when steps come or go above. */
  keyAt: (index: number) => string;
  /** Computed for the rows that are shown: a run may have 20,000. */
  stepAt: (index: number) => TimelineStep;
  /** The row of the failed step. */
  failedRow: number | null;
  firstDifference: TimelineDifference | null;
  /** Whether a step used another element or type than the run compared with. */
  hasOtherElement: boolean;
  /** Whether the other run's steps are the recorded ones, and this run's were used instead: this run drifted, the other didn't. */
  isOtherRecorded: boolean;
  unaccounted: UnaccountedTime | null;
}

interface TimelineOptions {
  run: RunDetails;
  /** The run to compare with. */
  other: RunDetails | null;
  /** Masks what both runs typed into secret fields. */
  hide: (text: string) => string;
}

type Row = Pick<ComparedStep, "here" | "there"> & { kind: ComparedStep["kind"] | "alone" };

const noRow: Row = { kind: "alone", here: null, there: null };

/** The rows of a run's timeline, with the same steps of the run it is compared with. */
export function timelineOf({ run, other, hide }: TimelineOptions): Timeline {
  const shares = waterfall(run, other === null ? 0 : totalDuration(other));
  const otherShares = other && waterfall(other, totalDuration(run));
  const unreached = firstUnreachedStep(run);
  const { rows, firstDivergence } = rowsOf(run, other, unreached);
  const revealKeys = revealKeysOf(run.steps);
  const failed = isProblem(run.status) ? failedStepIndex(run) : null;
  const failedRow = failed === null ? -1 : rows.findIndex(({ here }) => here?.index === failed);
  return {
    count: rows.length,
    /** Identifies a row, so that what is open in it stays with it when steps come or go above. */
    keyAt: (index) => keyOf(rows[index] ?? noRow),
    stepAt(index) {
      const row = rows[index] ?? noRow;
      const { kind, here, there } = row;
      return {
        difference:
          index === firstDivergence ? "first" : kind === "changed" || kind === "onlyHere" ? kind : null,
        other: otherShares !== null && there !== null ? otherDuration(there, otherShares) : null,
        ...(here === null
          ? absentStep(kind, there, hide)
          : ownStep(here, kind === "notReached" ? null : there, {
              shares,
              hide,
              outcome: outcomeOf(here, failed, unreached),
              revealKey: revealKeys[here.index] ?? { value: "", error: "" },
            })),
      };
    },
    failedRow: failedRow === -1 ? null : failedRow,
    firstDifference: firstDivergence === null ? null : differenceAt(rows, firstDivergence),
    hasOtherElement: rows.some(
      ({ kind, here, there }) =>
        kind !== "notReached" && here !== null && there !== null && !isSameElement(here.step, there.step),
    ),
    isOtherRecorded: other !== null && run.wasDriftDetected && !other.wasDriftDetected,
    unaccounted: unaccounted(shares, parseRunStatus(run.status) === "running"),
  };
}

const keyOf = ({ here, there }: Row) => (here === null ? `there ${there?.index}` : `here ${here.index}`);

function rowsOf(run: RunDetails, other: RunDetails | null, unreached: number | null) {
  if (other !== null) return compareRuns(run.steps, other.steps, unreached);
  const rows = run.steps.map((step, index): Row => ({ kind: "alone", here: { index, step }, there: null }));
  return { rows, firstDivergence: null };
}

function differenceAt(rows: readonly Row[], row: number): TimelineDifference {
  const { kind, here, there } = rows[row] ?? noRow;
  const placed = kind === "onlyThere" ? null : (here ?? there);
  return { row, step: placed === null ? null : placed.index + 1 };
}

interface RevealKeys {
  value: string;
  error: string;
}

/** The contents of each step's secret texts, and how many steps before have the same. */
function revealKeysOf(steps: readonly RunStep[]): RevealKeys[] {
  const counts = new Map<string, number>();
  const keyIn = (field: keyof RevealKeys, { type, selector, ...step }: RunStep) => {
    if (!step[field]) return "";
    const contents = JSON.stringify([field, type, selector, step[field]]);
    const before = counts.get(contents) ?? 0;
    counts.set(contents, before + 1);
    return `${contents} ${before}`;
  };
  return steps.map((step) => ({ value: keyIn("value", step), error: keyIn("error", step) }));
}

interface OwnStepOptions {
  shares: Waterfall;
  hide: (text: string) => string;
  outcome: StepOutcome;
  revealKey: RevealKeys;
}

type StepLook = Omit<TimelineStep, "difference" | "other">;

function ownStep(
  { index, step }: PlacedStep,
  there: PlacedStep | null,
  { shares, hide, outcome, revealKey }: OwnStepOptions,
): StepLook {
  const shown = maskedStep(step, hide);
  const { error, status, durationMs } = shown;
  const isQuiet = status === null || parseRunStatus(status) === "success";
  const isUnreached = outcome === "notReached";
  return {
    number: index + 1,
    outcome,
    tone: stepTone(status),
    status: isQuiet && isUnreached ? timelineWords.notReached : statusWordOf(status),
    isStatusQuiet: isQuiet && !isUnreached,
    title: titleOf(shown),
    type: typeOf(shown),
    facts: factsOf(step, shown, there && maskedStep(there.step, hide), revealKey.value),
    error: step.error && error ? { text: step.error, masked: error, revealKey: revealKey.error } : null,
    duration: formatDuration(durationMs),
    bar: barOf(index, shares),
  };
}

function outcomeOf(
  { index, step }: PlacedStep,
  failed: number | null,
  unreached: number | null,
): StepOutcome {
  if (unreached !== null && index >= unreached) return "notReached";
  if (index === failed || isFailedStep(step)) return "failed";
  return parseRunStatus(step.status) === "running" ? "running" : "performed";
}

const statusWordOf = (status: string | null) =>
  status === null ? timelineWords.noStatus : firstCharacters(statusBadge(status).word, longestTitle);

const titleOf = (shown: RunStep) => firstCharacters(stepSentence(shown), longestTitle);

const typeOf = ({ type }: RunStep) => (type === null ? null : firstCharacters(type, longestTitle));

/** The selector and the value, if there is one; and whatever the other run has instead. */
function factsOf(step: RunStep, shown: RunStep, there: RunStep | null, revealKey: string): StepFact[] {
  return (["type", "selector", "value"] as const).flatMap((name): StepFact[] => {
    const masked = shown[name] || null;
    const instead = there && (there[name] || null);
    const text =
      masked === null ? null : { text: name === "value" ? (step.value ?? "") : masked, masked, revealKey };
    if (there !== null && instead !== masked) return [{ name, here: text, there: instead }];
    return text === null || name === "type" ? [] : [{ name, here: text }];
  });
}

/** A step that only the run compared with has. */
function absentStep(kind: Row["kind"], there: PlacedStep | null, hide: (text: string) => string): StepLook {
  const shown = there && maskedStep(there.step, hide);
  return {
    number: null,
    outcome: kind === "notReached" ? kind : "absent",
    tone: "neutral",
    status: kind === "notReached" ? timelineWords.notReached : timelineWords.onlyThere,
    isStatusQuiet: false,
    title: shown ? titleOf(shown) : "",
    type: shown && typeOf(shown),
    facts: shown?.selector
      ? [{ name: "selector", here: { text: shown.selector, masked: shown.selector, revealKey: "" } }]
      : [],
    error: null,
    duration: null,
    bar: null,
  };
}

const otherDuration = ({ index, step }: PlacedStep, shares: Waterfall) => ({
  duration: formatDuration(step.durationMs),
  bar: barOf(index, shares),
});

function barOf(index: number, { steps }: Waterfall): DurationBar | null {
  const share = steps[index];
  return share?.isKnown ? { offset: share.offset, share: share.share } : null;
}

function unaccounted(
  { unaccounted: { ms, offset, share }, steps }: Waterfall,
  isRunning: boolean,
): UnaccountedTime | null {
  // Without any known duration, nothing is between steps.
  if (share < leastShare || !(isRunning || steps.some(({ isKnown }) => isKnown))) return null;
  return { duration: isRunning ? null : formatDuration(ms), bar: { offset, share } };
}
