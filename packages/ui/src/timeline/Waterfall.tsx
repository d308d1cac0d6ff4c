import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { Tone } from "../theme/tokens";
import * as styles from "./Timeline.css";

/** Both from 0 to 1 of the whole run. */
export interface WaterfallBar {
  offset: number;
  share: number;
}

const percent = (part: number) => `${Math.min(Math.max(part, 0), 1) * 100}%`;

/** When it began and how long it took, drawn and in figures. */
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
