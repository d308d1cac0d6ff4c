import type { Ref } from "react";
import { LongList, type LongListHandle } from "@understudy/ui";
import { TimelineRow, UnaccountedRow, type TimelineStep, type UnaccountedTime } from "./TimelineRow";

export interface TimelineProps {
  /** The list's name: “Execution timeline”. */
  "aria-label": string;
  /** The number of steps. */
  count: number;
  /** Identifies a step, so that what is open in it stays with it when steps come or go above. */
  stepKey: (index: number) => string;
  /** Called only for the steps that are mounted. */
  stepAt: (index: number) => TimelineStep;
  /** Zero-based index of the highlighted step. A long list scrolls to it on mount. */
  marked?: number | undefined;
  /** Time outside of steps, shown last. */
  unaccounted?: UnaccountedTime | undefined;
  ref?: Ref<TimelineHandle> | undefined;
}

export type TimelineHandle = LongListHandle;

/** A run's steps with a waterfall chart of their durations. */
export function Timeline({
  "aria-label": label,
  count,
  stepKey,
  stepAt,
  marked,
  unaccounted,
  ref,
}: TimelineProps) {
  return (
    <LongList
      ref={ref}
      aria-label={label}
      count={unaccounted ? count + 1 : count}
      itemKey={(index) => (unaccounted && index === count ? "unaccounted" : stepKey(index))}
      markedIndex={marked}
      renderItem={(index) =>
        unaccounted && index === count ? (
          <UnaccountedRow {...unaccounted} />
        ) : (
          <TimelineRow step={stepAt(index)} place={index + 1} marked={index === marked} />
        )
      }
    />
  );
}
