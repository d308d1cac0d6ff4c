import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useId } from "react";
import * as styles from "./Bar.css";

export interface BarProps {
  kind: "progressbar" | "meter";
  label: string;
  valueText: string;
  tone: keyof typeof styles.tone;
  /** From 0 to 1. */
  share: number;
  now: number;
  max: number;
}

export function Bar({ kind, label, valueText, tone, share, now, max }: BarProps) {
  const labelId = useId();
  return (
    <div className={styles.part}>
      <div className={styles.words}>
        <span className={styles.label} id={labelId}>
          {label}
        </span>
        <span className={styles.value}>{valueText}</span>
      </div>
      <div
        role={kind}
        className={styles.track}
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={now}
        aria-valuetext={valueText}
      >
        <div className={styles.tone[tone]} style={assignInlineVars({ [styles.share]: `${share * 100}%` })} />
      </div>
    </div>
  );
}
