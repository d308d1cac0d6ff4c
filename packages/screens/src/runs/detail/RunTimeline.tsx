import { Card, InlineCode, Text, Timeline, type TimelineHandle, type TimelineStep } from "@understudy/ui";
import { memo, type Ref } from "react";
import { beginning } from "../../model/format/beginning";
import { formatDuration } from "../../model/format/duration";
import type { RunDetails, RunStep } from "../../model/run/run";
import { statusMark, stepTone } from "../../model/run/run-status";
import { isSecretField } from "../../model/secret/secret-fields";
import { emptyTexts } from "../../model/texts";
import { waterfall, type Waterfall } from "../../model/run/waterfall";
import { LongText } from "./LongText";
import { SecretValue } from "./SecretValue";

export interface RunTimelineProps {
  run: RunDetails;
  /** How long it has been running; `null` when it is not. */
  elapsedMs: number | null;
  /** Masks what was typed into password-like fields. */
  hide: (text: string) => string;
  /** The step that failed. */
  marked: number | null;
  ref?: Ref<TimelineHandle>;
}

const title = "Execution Timeline";
const longestType = 120;

/** Step by step, and what share of the run each step took. */
export const RunTimeline = memo(function RunTimeline({
  run,
  elapsedMs,
  hide,
  marked,
  ref,
}: RunTimelineProps) {
  if (run.steps.length === 0) {
    return (
      <Card title={title}>
        <Text tone="muted">{emptyTexts.timeline}</Text>
      </Card>
    );
  }
  const shares = waterfall({ durationMs: elapsedMs ?? run.durationMs, steps: run.steps });
  const stepAt = (index: number) =>
    timelineStep(run.steps[index] ?? unknownStep, shares.steps[index], hide, index === marked);
  return (
    <Card title={title}>
      <Timeline
        {...(ref && { ref })}
        label={title}
        count={run.steps.length}
        stepAt={stepAt}
        marked={marked ?? undefined}
        unaccounted={unaccounted(shares, elapsedMs !== null)}
      />
    </Card>
  );
});

const unknownStep: RunStep = {
  type: null,
  selector: null,
  value: null,
  durationMs: null,
  error: null,
  status: null,
};

function timelineStep(
  step: RunStep,
  share: Waterfall["steps"][number] | undefined,
  hide: (text: string) => string,
  marked: boolean,
): TimelineStep {
  const { type, selector, value, error, status, durationMs } = step;
  return {
    tone: stepTone(status),
    status: status === null ? undefined : beginning(statusMark(status).word, longestType),
    title: beginning(type ?? "Step", longestType),
    meta: [
      ...(selector === null || selector === ""
        ? []
        : [{ label: "Selector", value: <InlineCode copyable={marked}>{hide(selector)}</InlineCode> }]),
      ...(value === null || value === ""
        ? []
        : [
            {
              label: "Value",
              value: isSecretField(step) ? (
                <SecretValue>{value}</SecretValue>
              ) : (
                <LongText>{hide(value)}</LongText>
              ),
            },
          ]),
    ],
    error: error === null || error === "" ? undefined : <LongText>{hide(error)}</LongText>,
    duration: formatDuration(durationMs),
    bar: share?.isKnown ? share : undefined,
  };
}

const leastShare = 0.001;

function unaccounted({ unaccounted: { ms, share } }: Waterfall, isRunning: boolean) {
  if (share < leastShare) return undefined;
  return {
    label: isRunning ? "Still running" : "Time outside steps",
    duration: formatDuration(ms),
    bar: { offset: 1 - share, share },
  };
}
