import type { Ref } from "react";
import { WindowedList, type WindowedListHandle } from "../windowed-list/WindowedList";
import { TimelineRow, UnaccountedRow, type TimelineStep, type UnaccountedTime } from "./TimelineRow";

export interface TimelineProps {
  /** The list's name: “Execution timeline”. */
  label: string;
  /** How many steps there are. */
  count: number;
  /** Called only for the steps that are mounted. */
  stepAt: (index: number) => TimelineStep;
  /** The highlighted step, counted from 0. A long list is scrolled to it when it mounts. */
  marked?: number | undefined;
  /** Time that no step accounts for, shown last. */
  unaccounted?: UnaccountedTime | undefined;
  ref?: Ref<TimelineHandle>;
}

export type TimelineHandle = WindowedListHandle;

/** A run step by step, with a waterfall of how long each step took. */
export function Timeline({ label, count, stepAt, marked, unaccounted, ref }: TimelineProps) {
  return (
    <WindowedList
      {...(ref && { ref })}
      label={label}
      count={unaccounted ? count + 1 : count}
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
