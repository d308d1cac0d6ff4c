import type { Tone } from "@understudy/base";
import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useId } from "react";
import * as styles from "./ProgressBar.css";
import { share } from "./share";

export interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** The value as text: “3 of 6 complete”, “7,700 / 10,000”. */
  valueText: string;
  /** Of the usage of a limit, which is a meter. Absent from the progress of a task. */
  tone?: Tone | undefined;
}

/** Progress of a task, or usage of a limit. */
export function ProgressBar({ label, value, max, valueText, tone }: ProgressBarProps) {
  const labelId = useId();
  const part = share(value, max);
  return (
    <div className={styles.part}>
      <div className={styles.words}>
        <span className={styles.label} id={labelId}>
          {label}
        </span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <div
        role={tone ? "meter" : "progressbar"}
        className={styles.track}
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.round(part * max) || 0}
        aria-valuetext={valueText}
      >
        <div
          className={styles.tone[tone ?? (part === 1 ? "good" : "accent")]}
          style={assignInlineVars({ [styles.share]: `${part * 100}%` })}
        />
      </div>
    </div>
  );
}
