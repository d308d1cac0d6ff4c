import { assignInlineVars } from "@vanilla-extract/dynamic";
import { VisuallyHidden } from "@understudy/ui";
import type { Tone } from "@understudy/base";
import * as styles from "./Timeline.css";

/** Fractions of the run's duration, from 0 to 1. */
export interface WaterfallBar {
  offset: number;
  share: number;
}

/** The same step in the compared run. */
export interface WaterfallGhost {
  /** Names the other run: “Last success”. */
  label: string;
  duration: string;
  bar?: WaterfallBar | undefined;
}

export interface WaterfallProps {
  tone: Tone | "idle";
  duration: string | undefined;
  bar: WaterfallBar | undefined;
  ghost?: WaterfallGhost | undefined;
}

/** A step's start and duration, as a bar and as text. */
export function Waterfall({ tone, duration, bar, ghost }: WaterfallProps) {
  return (
    <>
      {(bar || ghost?.bar) && (
        <div className={styles.lanes} aria-hidden="true">
          {bar && <Lane bar={bar} fill={tone === "idle" ? styles.fillIdle : styles.fillTone[tone]} />}
          {ghost?.bar && <Lane bar={ghost.bar} fill={styles.fillGhost} thin />}
        </div>
      )}
      <span className={styles.duration}>
        {duration}
        {ghost && (
          <span className={styles.ghostDuration}>
            <VisuallyHidden>{ghost.label} </VisuallyHidden>
            {ghost.duration}
          </span>
        )}
      </span>
    </>
  );
}

function Lane({ bar, fill, thin = false }: { bar: WaterfallBar; fill: string; thin?: boolean }) {
  return (
    <div className={thin ? styles.trackThin : styles.track}>
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
