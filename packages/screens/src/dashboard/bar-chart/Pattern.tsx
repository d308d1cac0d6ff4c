import type { ReactNode } from "react";
import type { Tone } from "@understudy/base";
import * as styles from "./StackedBars.css";

// Tells the tones apart where colors are forced.
const grains: Record<Tone, ReactNode> = {
  good: null,
  bad: <path d="M-1 7 L7 -1 M-1 1 L1 -1 M5 7 L7 5" strokeWidth="1.5" />,
  warning: <path d="M0 3 H6" strokeWidth="1.5" />,
  info: <path d="M3 0 V6" strokeWidth="1.5" />,
  neutral: <path d="M0 3 H6 M3 0 V6" strokeWidth="1" />,
};

export const patternId = (prefix: string, tone: Tone) => `${prefix}-${tone}`;

export function Pattern({ prefix, tone }: { prefix: string; tone: Tone }) {
  return (
    <pattern
      id={patternId(prefix, tone)}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      className={styles.inks[tone]}
    >
      <rect width="6" height="6" fill="currentColor" />
      <g className={styles.mark}>{grains[tone]}</g>
    </pattern>
  );
}
