import { memo, type Ref } from "react";
import { LongList, type LongListHandle } from "@understudy/ui";
import type { Timeline as TimelineView } from "@understudy/model";
import type { Revealed } from "../MaskedText";
import { TimelineRow, UnaccountedRow } from "./TimelineRow";

export interface TimelineProps {
  /** The list's name: “Execution timeline”. */
  "aria-label": string;
  timeline: TimelineView;
  revealed: Revealed;
  ref?: Ref<TimelineHandle> | undefined;
}

export type TimelineHandle = LongListHandle;

/** A run's steps with a waterfall chart of their durations. A long list scrolls to the failed step on mount. */
export const Timeline = memo(function Timeline({
  "aria-label": label,
  timeline,
  revealed,
  ref,
}: TimelineProps) {
  const { count, keyAt, stepAt, failedRow, isOtherRecorded, unaccounted } = timeline;
  return (
    <LongList
      ref={ref}
      aria-label={label}
      count={unaccounted ? count + 1 : count}
      itemKey={(index) => (index < count ? keyAt(index) : "unaccounted")}
      markedIndex={failedRow ?? undefined}
      renderItem={(index) =>
        index < count ? (
          <TimelineRow
            step={stepAt(index)}
            isFirst={index === 0}
            isLast={index === count - 1}
            isOtherRecorded={isOtherRecorded}
            revealed={revealed}
          />
        ) : (
          unaccounted && <UnaccountedRow {...unaccounted} />
        )
      }
    />
  );
});
