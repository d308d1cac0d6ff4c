import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { Line } from "./lanes";
import { formatTick } from "./series";
import * as styles from "./StackedBars.css";

export function Axis({ lines }: { lines: readonly Line[] }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {lines.map(({ tick, at }) => (
        <span key={at} className={styles.tick} style={assignInlineVars({ [styles.from]: String(at) })}>
          {formatTick(tick)}
        </span>
      ))}
    </div>
  );
}
