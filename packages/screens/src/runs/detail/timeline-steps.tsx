import { Badge, InlineCode } from "@understudy/ui";
import type { TimelineProps } from "./timeline/Timeline";
import type { TimelineStep } from "./timeline/TimelineRow";
import {
  type ComparedStep,
  compareRuns,
  firstUnreachedStep,
  formatDuration,
  maskedStep,
  parseRunStatus,
  type PlacedStep,
  type RunDetails,
  type RunStep,
  statusBadge,
  stepSentence,
  stepTone,
  totalDuration,
  waterfall,
  type Waterfall,
} from "@understudy/model";
import { firstCharacters } from "@understudy/base";
import { MaskedText, type MaskedTextProps, type Revealed } from "./MaskedText";
import { timelineTexts } from "./detail-texts";

const longestTitle = 160;
const leastShare = 0.001;

interface TimelineOptions {
  run: RunDetails;
  /** The run to compare with. */
  other: RunDetails | null;
  hide: (text: string) => string;
  revealed: Revealed;
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
  const { run, other, hide, revealed, marked } = options;
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
      const { kind, here, there } = row;
      return {
        ...(here === null
          ? ghostStep(kind, there, hide)
          : ownStep(here, {
              shares,
              hide,
              isUnreached: unreached !== null && here.index >= unreached,
              reveal: (field) => ({ revealed, revealKey: revealKey(run.steps, here.index, field) }),
            })),
        tags: <Tags row={row} isFirstDifference={index === firstDivergence} />,
        ...(ghosts !== null && { ghost: there === null ? undefined : ghostLane(there, ghosts) }),
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

/** Follows the step when others come or go, so that no other step's value is revealed. */
function revealKey(steps: readonly RunStep[], index: number, field: "value" | "error"): string {
  const contents = ({ type, selector, ...step }: RunStep) => JSON.stringify([type, selector, step[field]]);
  const [step, ...before] = steps.slice(0, index + 1).toReversed();
  if (step === undefined) return field;
  const own = contents(step);
  return `${field} ${own} ${before.filter((each) => contents(each) === own).length}`;
}

interface OwnStepOptions {
  shares: Waterfall;
  hide: (text: string) => string;
  isUnreached: boolean;
  reveal: (field: "value" | "error") => Pick<MaskedTextProps, "revealed" | "revealKey">;
}

function ownStep(
  { index, step }: PlacedStep,
  { shares, hide, isUnreached, reveal }: OwnStepOptions,
): Omit<TimelineStep, "ghost" | "tags"> {
  const shown = maskedStep(step, hide);
  const { selector, value, error, status, durationMs } = shown;
  const share = shares.steps[index];
  const numberId = `step-${index + 1}`;
  // All is well with most steps; the color of their number says so.
  const word =
    status === null ? timelineTexts.noStatus : firstCharacters(statusBadge(status).word, longestTitle);
  const isQuiet = status === null || parseRunStatus(status) === "success";
  return {
    tone: stepTone(status),
    number: index + 1,
    numberId,
    ...(isQuiet && !isUnreached
      ? { quietStatus: word }
      : { status: isQuiet ? timelineTexts.notReached : word }),
    title: titleOf(shown),
    meta: [
      ...selectorMeta(selector),
      ...(step.value === null || step.value === "" || value === null
        ? []
        : [
            {
              label: timelineTexts.value,
              value: (
                <MaskedText text={step.value} masked={value} describedBy={numberId} {...reveal("value")} />
              ),
            },
          ]),
    ],
    error:
      step.error === null || step.error === "" || error === null ? undefined : (
        <MaskedText text={step.error} masked={error} describedBy={numberId} {...reveal("error")} />
      ),
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
    title: shown ? titleOf(shown) : "",
    meta: selectorMeta(shown?.selector ?? null),
  };
}

const titleOf = (shown: RunStep) => firstCharacters(stepSentence(shown), longestTitle);

function selectorMeta(selector: string | null) {
  if (selector === null || selector === "") return [];
  return [{ label: timelineTexts.selector, value: <InlineCode>{selector}</InlineCode> }];
}

function Tags({ row: { kind, here, there }, isFirstDifference }: { row: Row; isFirstDifference: boolean }) {
  const type = (here ?? there)?.step.type ?? null;
  return (
    <>
      {type !== null && <Badge>{firstCharacters(type, longestTitle)}</Badge>}
      {isFirstDifference && <Badge tone="warning">{timelineTexts.firstDifference}</Badge>}
      {kind === "onlyHere" && <Badge>{timelineTexts.onlyHere}</Badge>}
      {kind === "changed" && !isFirstDifference && <Badge>{timelineTexts.changed}</Badge>}
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

function unaccounted({ unaccounted: { ms, offset, share }, steps }: Waterfall, isRunning: boolean) {
  // Without any known duration, nothing is between steps.
  if (share < leastShare || !(isRunning || steps.some(({ isKnown }) => isKnown))) return undefined;
  const bar = { offset, share };
  if (isRunning) return { label: timelineTexts.stillRunning, bar };
  return { label: timelineTexts.outsideSteps, duration: formatDuration(ms), bar };
}
