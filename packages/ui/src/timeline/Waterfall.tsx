import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { Tone } from "../theme/tokens";
import * as styles from "./Timeline.css";

/** Fractions of the run's duration, from 0 to 1. */
export interface WaterfallBar {
  offset: number;
  share: number;
}

const percent = (part: number) => `${Math.min(Math.max(part, 0), 1) * 100}%`;

/** A bar for a step's start and duration. */
export function Waterfall({
  tone,
  duration,
  bar,
}: {
  tone: Tone | "idle";
  duration: string;
  bar: WaterfallBar | undefined;
}) {
  return (
    <>
      {bar && (
        <div className={styles.track} aria-hidden="true">
          <div
            className={tone === "idle" ? styles.fillIdle : styles.fillTone[tone]}
            style={assignInlineVars({
              [styles.offset]: percent(bar.offset),
              [styles.share]: percent(Math.min(bar.share, 1 - bar.offset)),
            })}
          />
        </div>
      )}
      <span className={styles.duration}>{duration}</span>
    </>
  );
}
