import { Card, Stack, Text, Timeline, type TimelineHandle } from "@understudy/ui";
import { memo, type Ref } from "react";
import type { RunDetails } from "@understudy/model";
import { CompareButton, ComparisonResult, type Comparison } from "./RunComparison";
import { timelineOf } from "./timeline-steps";
import { timelineTexts } from "./detail-texts";

export interface RunTimelineProps {
  run: RunDetails;
  /** Masks what was typed into password-like fields. */
  hide: (text: string) => string;
  /** The step that failed. */
  marked: number | null;
  /** Whether the panel above has the message and the Compare button. */
  hasPanel: boolean;
  comparison: Comparison;
  ref?: Ref<TimelineHandle>;
}

/** Every step with its share of the run's time and, once loaded, the same step of the last success. */
export function RunTimeline({ run, hide, marked, hasPanel, comparison, ref }: RunTimelineProps) {
  if (run.steps.length === 0) {
    return (
      <Card title={timelineTexts.title}>
        <Text tone="muted">{timelineTexts.empty}</Text>
      </Card>
    );
  }
  return (
    <Card title={timelineTexts.title} actions={!hasPanel && <CompareButton comparison={comparison} />}>
      <Stack gap="3">
        <ComparisonResult run={run} comparison={comparison} />
        <Steps
          {...(ref && { ref })}
          run={run}
          other={comparison.state === "ready" ? comparison.other : null}
          hide={hide}
          marked={marked}
          hasPanel={hasPanel}
        />
      </Stack>
    </Card>
  );
}

type StepsProps = Omit<RunTimelineProps, "comparison"> & { other: RunDetails | null };

const Steps = memo(function Steps({ run, other, hide, marked, hasPanel, ref }: StepsProps) {
  const timeline = timelineOf({ run, other, hide, marked, hasPanel });
  return <Timeline {...(ref && { ref })} label={timelineTexts.title} {...timeline} />;
});
