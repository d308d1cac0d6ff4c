import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from "react";
import { listRole } from "../layout/Stack";
import { cx } from "../theme/cx";
import * as styles from "./Timeline.css";
import { TimelineRow, type TimelineStep } from "./TimelineRow";
import { Waterfall, type WaterfallBar } from "./Waterfall";

export interface TimelineProps {
  /** The list's name: “Execution timeline”. */
  label: string;
  steps: readonly TimelineStep[];
  /** The step that stands out, counted from 0. A long list arrives scrolled to it. */
  marked?: number | undefined;
  /** Time that no step tells about. */
  unaccounted?: { label: string; duration: string; bar?: WaterfallBar } | undefined;
  ref?: Ref<TimelineHandle>;
}

export interface TimelineHandle {
  /** Brings the marked step into sight, and focuses it. */
  showMarked: () => void;
}

/** From here on the list scrolls in a box of its own. */
const LONG = 40;

/** What happened step by step, and how long each step took. */
export function Timeline({ label, steps, marked, unaccounted, ref }: TimelineProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ showMarked: () => bringIntoSight(markedIn(box.current)) }), []);
  useArrivalAtMarked(box);
  const long = steps.length > LONG;
  return (
    <div
      ref={box}
      className={cx(styles.box, long && styles.long)}
      {...(long && { tabIndex: 0, role: "region", "aria-label": label })}
    >
      <ol className={styles.list} role={listRole["ol"]} aria-label={label}>
        {steps.map((step, index) => (
          <TimelineRow key={step.key ?? index} step={step} number={index + 1} marked={index === marked} />
        ))}
        {unaccounted && (
          <li className={styles.unaccounted}>
            <span className={styles.unaccountedLabel}>{unaccounted.label}</span>
            <Waterfall tone="idle" duration={unaccounted.duration} bar={unaccounted.bar} />
          </li>
        )}
      </ol>
    </div>
  );
}

const markedIn = (box: HTMLElement | null) => box?.querySelector<HTMLElement>("[data-marked]");

function bringIntoSight(step: HTMLElement | null | undefined) {
  step?.scrollIntoView({ block: "center" });
  step?.focus({ preventScroll: true });
}

function useArrivalAtMarked(box: RefObject<HTMLDivElement | null>) {
  // On arrival only the list's own box moves, once it has a height: the page still begins at its top.
  useEffect(() => {
    const arrival = new ResizeObserver(([entry]) => {
      const step = markedIn(box.current);
      if (!entry || entry.contentRect.height === 0) return;
      if (step) box.current?.scrollTo({ top: step.offsetTop - entry.contentRect.height / 2 });
      arrival.disconnect();
    });
    if (box.current) arrival.observe(box.current);
    return () => arrival.disconnect();
  }, [box]);
}
