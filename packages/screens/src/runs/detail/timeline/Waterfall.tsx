import { assignInlineVars } from "@vanilla-extract/dynamic";
import { VisuallyHidden } from "@understudy/ui";
import type { Tone } from "@understudy/base";
import type { DurationBar, TimelineStep } from "@understudy/model";
import { timelineTexts } from "../detail-texts";
import * as styles from "./Timeline.css";

interface WaterfallProps extends Pick<TimelineStep, "duration" | "bar" | "other"> {
  tone: Tone | "idle";
}

/** A step's start and duration, as a bar and as text; the other run’s as an outline behind. */
export function Waterfall({ tone, duration, bar, other }: WaterfallProps) {
  return (
    <>
      {(bar || other?.bar) && (
        <div className={styles.lanes} aria-hidden="true">
          {other?.bar && <Lane bar={other.bar} fill={styles.fillOther} />}
          {bar && <Lane bar={bar} fill={tone === "idle" ? styles.fillIdle : styles.fillTone[tone]} />}
        </div>
      )}
      <span className={styles.duration}>
        {duration}
        {other && (
          <span className={styles.otherDuration}>
            <VisuallyHidden>{timelineTexts.lastSuccess} </VisuallyHidden>
            {other.duration}
          </span>
        )}
      </span>
    </>
  );
}

function Lane({ bar, fill }: { bar: DurationBar; fill: string }) {
  return (
    <div className={styles.lane}>
      <div
        className={fill}
        style={assignInlineVars({
          [styles.offset]: percent(bar.offset),
          [styles.share]: percent(Math.min(bar.share, 1 - bar.offset)),
        })}
      />
    </div>
  );
}

const percent = (part: number) => `${Math.min(Math.max(part, 0), 1) * 100}%`;
