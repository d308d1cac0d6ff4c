import { Badge, InlineCode, Tag } from "@understudy/ui";
import type { TimelineProps } from "./timeline/Timeline";
import type { TimelineStep } from "./timeline/TimelineRow";
import {
  type ComparedStep,
  compareRuns,
  firstUnreachedStep,
  formatDuration,
  isSecretField,
  maskedStep,
  parseRunStatus,
  type PlacedStep,
  type RunDetails,
  type RunStep,
  statusMark,
  stepSentence,
  stepTone,
  totalDuration,
  typesSecret,
  waterfall,
  type Waterfall,
} from "@understudy/model";
import { firstCharacters } from "@understudy/base";
import { LongText } from "./LongText";
import { SecretValue } from "./SecretValue";
import { timelineTexts } from "./detail-texts";

const longestTitle = 160;
const leastShare = 0.001;

interface TimelineOptions {
  run: RunDetails;
  /** The run to compare with. */
  other: RunDetails | null;
  hide: (text: string) => string;
  /** The failed step's index in its run. */
  marked: number | null;
}

type Row = Pick<ComparedStep, "here" | "there"> & { kind: ComparedStep["kind"] | "alone" };

type TimelineView = Omit<TimelineProps, "aria-label" | "ref"> & {
  /** Index of the first row that differs from the other run. */
  firstDifference: number | null;
};

/** The rows of a run's timeline, including steps that only the other run has. */
export function timelineOf(options: TimelineOptions): TimelineView {
  const { run, other, hide, marked } = options;
  const shares = waterfall(run, other === null ? 0 : totalDuration(other));
  const ghosts = other && waterfall(other, totalDuration(run));
  const unreached = firstUnreachedStep(run);
  const { rows, firstDivergence } = rowsOf(run, other, unreached);
  const markedRow = rows.findIndex(({ here }) => here !== null && here.index === marked);
  return {
    count: rows.length,
    stepKey(index) {
      const { here, there } = rows[index] ?? noRow;
      return here === null ? `there ${there?.index}` : `here ${here.index}`;
    },
    stepAt(index) {
      const row = rows[index] ?? noRow;
      return {
        ...(row.here === null
          ? ghostStep(row.kind, row.there, hide)
          : ownStep(row.here, shares, hide, unreached !== null && row.here.index >= unreached)),
        tags: <Tags row={row} isFirstDifference={index === firstDivergence} />,
        ...(ghosts !== null && { ghost: row.there === null ? undefined : ghostLane(row.there, ghosts) }),
      };
    },
    marked: markedRow === -1 ? undefined : markedRow,
    firstDifference: firstDivergence,
    unaccounted: unaccounted(shares, parseRunStatus(run.status) === "running"),
  };
}

const noRow: Row = { kind: "alone", here: null, there: null };

function rowsOf(run: RunDetails, other: RunDetails | null, unreached: number | null) {
  if (other !== null) return compareRuns(run.steps, other.steps, unreached);
  const rows = run.steps.map((step, index): Row => ({ kind: "alone", here: { index, step }, there: null }));
  return { rows, firstDivergence: null };
}

function ownStep(
  { index, step }: PlacedStep,
  { steps: shares }: Waterfall,
  hide: (text: string) => string,
  isUnreached: boolean,
): Omit<TimelineStep, "ghost" | "tags"> {
  const shown = maskedStep(step, hide);
  const { selector, value, error, status, durationMs } = shown;
  const share = shares[index];
  const numberId = `step-${index + 1}`;
  // All is well with most steps; the color of their number says so.
  const word =
    status === null || parseRunStatus(status) === "success"
      ? null
      : firstCharacters(statusMark(status).word, longestTitle);
  return {
    tone: stepTone(status),
    number: index + 1,
    numberId,
    status: word ?? (isUnreached ? timelineTexts.notReached : undefined),
    title: titleOf(step, shown, hide),
    meta: [
      ...selectorMeta(selector),
      ...(value === null || value === "" ? [] : [valueMeta(step, value, hide, numberId)]),
    ],
    error: error === null || error === "" ? undefined : <LongText describedBy={numberId}>{error}</LongText>,
    duration: formatDuration(durationMs),
    bar: share?.isKnown ? share : undefined,
  };
}

function ghostStep(
  kind: Row["kind"],
  there: PlacedStep | null,
  hide: (text: string) => string,
): Omit<TimelineStep, "ghost" | "tags"> {
  const shown = there && maskedStep(there.step, hide);
  return {
    tone: "neutral",
    number: null,
    status: kind === "notReached" ? timelineTexts.notReached : timelineTexts.onlyThere,
    title: there && shown ? titleOf(there.step, shown, hide) : "",
    meta: selectorMeta(shown?.selector ?? null),
  };
}

// Masking may change what tells that a step types a secret.
const titleOf = (step: RunStep, shown: RunStep, hide: (text: string) => string) =>
  firstCharacters(hide(stepSentence(typesSecret(step) ? { ...shown, value: null } : shown)), longestTitle);

function selectorMeta(selector: string | null) {
  if (selector === null || selector === "") return [];
  return [{ label: timelineTexts.selector, value: <InlineCode>{selector}</InlineCode> }];
}

function valueMeta(step: RunStep, value: string, hide: (text: string) => string, describedBy: string) {
  const Value = isSecretField(step) ? SecretValue : LongText;
  const text = isSecretField(step) ? value : hide(value);
  return { label: timelineTexts.value, value: <Value describedBy={describedBy}>{text}</Value> };
}

function Tags({ row: { kind, here, there }, isFirstDifference }: { row: Row; isFirstDifference: boolean }) {
  const type = (here ?? there)?.step.type ?? null;
  return (
    <>
      {type !== null && <Tag>{firstCharacters(type, longestTitle)}</Tag>}
      {isFirstDifference && <Badge tone="warning">{timelineTexts.firstDifference}</Badge>}
      {kind === "onlyHere" && <Tag>{timelineTexts.onlyHere}</Tag>}
      {kind === "changed" && !isFirstDifference && <Tag>{timelineTexts.changed}</Tag>}
    </>
  );
}

function ghostLane({ index, step }: PlacedStep, { steps }: Waterfall) {
  const share = steps[index];
  return {
    label: timelineTexts.lastSuccess,
    duration: formatDuration(step.durationMs),
    bar: share?.isKnown ? share : undefined,
  };
}

function unaccounted({ unaccounted: { ms, offset, share } }: Waterfall, isRunning: boolean) {
  if (share < leastShare) return undefined;
  const bar = { offset, share };
  if (isRunning) return { label: timelineTexts.stillRunning, bar };
  return { label: timelineTexts.outsideSteps, duration: formatDuration(ms), bar };
}
