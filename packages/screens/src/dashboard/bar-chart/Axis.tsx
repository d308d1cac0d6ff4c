import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { ChartScale } from "./chart-scale";
import { formatTick } from "./series";
import * as styles from "./StackedBars.css";

export function Axis({ lines }: Pick<ChartScale<string>, "lines">) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {lines.map(({ tick, at }) => (
        <span key={tick} className={styles.tick} style={assignInlineVars({ [styles.from]: String(at) })}>
          {formatTick(tick)}
        </span>
      ))}
    </div>
  );
}
