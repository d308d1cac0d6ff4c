import type { ReactNode } from "react";
import { cx, toneIcons, VisuallyHidden } from "@understudy/ui";
import type { Tone } from "@understudy/base";
import * as styles from "./Timeline.css";
import { Waterfall, type WaterfallBar, type WaterfallGhost } from "./Waterfall";

/** Before a step's number, for screen readers. */
const stepPrefix = "Step ";

export interface TimelineStep {
  tone: Tone;
  /** The tone as text: “Failed”. */
  status?: string | undefined;
  /** Where only the number's color shows it: “Success”. For screen readers. */
  quietStatus?: string | undefined;
  title: string;
  /** The step's number, if it differs from the row's; `null` for a step that only the compared run has. */
  number?: number | null | undefined;
  /** For `aria-describedby` of buttons in the step: “Step 3”. */
  numberId?: string | undefined;
  /** Shown next to the title: the step's type, a badge. */
  tags?: ReactNode;
  meta?: readonly { label: string | undefined; value: ReactNode }[];
  error?: ReactNode;
  duration?: string | undefined;
  bar?: WaterfallBar | undefined;
  /** The same step in the compared run, shown below the bar. */
  ghost?: WaterfallGhost | undefined;
}

interface TimelineRowProps {
  step: TimelineStep;
  /** The row's one-based position. */
  place: number;
  marked: boolean;
}

export function TimelineRow({ step, place, marked }: TimelineRowProps) {
  const { tone, title, numberId, number = place, tags, meta = [], error, duration, bar, ghost } = step;
  return (
    <div
      className={cx(
        styles.step,
        marked && styles.marked[tone === "bad" ? "bad" : "warning"],
        number === null && styles.absent,
      )}
    >
      {number === null ? (
        <span className={cx(styles.number, styles.numberAbsent)} />
      ) : (
        <span id={numberId} className={cx(styles.number, styles.numberTone[tone])}>
          <VisuallyHidden>{stepPrefix}</VisuallyHidden>
          {number}
        </span>
      )}
      <div className={styles.body}>
        <div className={styles.heading}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <span className={styles.marks}>
            {tags}
            <Status {...step} />
          </span>
        </div>
        {meta.length > 0 && (
          <dl className={styles.meta}>
            {meta.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.term}>{label}</dt>
                <dd className={styles.detail} dir="auto">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {error !== undefined && (
          <p className={styles.error} dir="auto">
            {error}
          </p>
        )}
      </div>
      {(duration !== undefined || ghost) && (
        <Waterfall tone={tone} duration={duration} bar={bar} ghost={ghost} />
      )}
    </div>
  );
}

export interface UnaccountedTime {
  label: string;
  duration?: string | undefined;
  bar?: WaterfallBar | undefined;
}

export const UnaccountedRow = ({ label, duration, bar }: UnaccountedTime) => (
  <div className={styles.unaccounted}>
    <span className={styles.unaccountedLabel}>{label}</span>
    <Waterfall tone="idle" duration={duration} bar={bar} />
  </div>
);

function Status({ tone, status, quietStatus }: TimelineStep) {
  if (status === undefined)
    return quietStatus === undefined ? null : <VisuallyHidden>{quietStatus}</VisuallyHidden>;
  const Glyph = toneIcons[tone];
  return (
    <span className={cx(styles.status, styles.statusTone[tone])}>
      <Glyph className={styles.glyph} aria-hidden="true" />
      {status}
    </span>
  );
}
