import { Card, Text } from "@understudy/ui";
import { type RefObject, useEffect } from "react";
import type { RunDetails, Timeline as TimelineView } from "@understudy/model";
import { timelineTexts } from "./detail-texts";
import type { Revealed } from "./MaskedText";
import { CompareButton, ComparisonResult, type Comparison } from "./RunComparison";
import { Timeline, type TimelineHandle } from "./timeline/Timeline";

export interface RunTimelineProps {
  run: RunDetails;
  timeline: TimelineView;
  revealed: Revealed;
  comparison: Comparison;
  handle: RefObject<TimelineHandle | null>;
}

/** Every step with its share of the run's time and, once loaded, the same step of the last success. */
export function RunTimeline({ run, timeline, revealed, comparison, handle }: RunTimelineProps) {
  const firstDifference = timeline.firstDifference?.row ?? null;
  useEffect(() => {
    if (firstDifference !== null) handle.current?.showItem(firstDifference);
  }, [firstDifference, handle]);
  if (run.steps.length === 0) {
    return (
      <Card title={timelineTexts.title}>
        <Text variant="quiet">{timelineTexts.empty}</Text>
      </Card>
    );
  }
  return (
    <Card title={timelineTexts.title} actions={<CompareButton comparison={comparison} />}>
      <ComparisonResult run={run} timeline={timeline} comparison={comparison} />
      <Timeline ref={handle} aria-label={timelineTexts.title} timeline={timeline} revealed={revealed} />
    </Card>
  );
}
