import { Card, Text } from "@understudy/ui";
import { Timeline, type TimelineHandle } from "./timeline/Timeline";
import { memo, type RefObject, useEffect } from "react";
import type { RunDetails } from "@understudy/model";
import { CompareButton, ComparisonResult, type Comparison } from "./RunComparison";
import type { Revealed } from "./MaskedText";
import { timelineOf } from "./timeline-steps";
import { timelineTexts } from "./detail-texts";

export interface RunTimelineProps {
  run: RunDetails;
  /** Masks what was typed into secret fields. */
  hide: (text: string) => string;
  revealed: Revealed;
  /** The step that failed. */
  marked: number | null;
  comparison: Comparison;
  handle: RefObject<TimelineHandle | null>;
}

/** Every step with its share of the run's time and, once loaded, the same step of the last success. */
export function RunTimeline({ run, hide, revealed, marked, comparison, handle }: RunTimelineProps) {
  if (run.steps.length === 0) {
    return (
      <Card title={timelineTexts.title}>
        <Text variant="quiet">{timelineTexts.empty}</Text>
      </Card>
    );
  }
  return (
    <Card title={timelineTexts.title} actions={<CompareButton comparison={comparison} />}>
      <ComparisonResult run={run} comparison={comparison} />
      <Steps
        handle={handle}
        run={run}
        other={comparison.state === "ready" ? (comparison.success?.run ?? null) : null}
        hide={hide}
        revealed={revealed}
        marked={marked}
      />
    </Card>
  );
}

type StepsProps = Omit<RunTimelineProps, "comparison"> & { other: RunDetails | null };

const Steps = memo(function Steps({ run, other, hide, revealed, marked, handle }: StepsProps) {
  const { firstDifference, ...timeline } = timelineOf({ run, other, hide, revealed, marked });
  useEffect(() => {
    if (firstDifference !== null) handle.current?.showItem(firstDifference);
  }, [firstDifference, handle]);
  return <Timeline ref={handle} aria-label={timelineTexts.title} {...timeline} />;
});
