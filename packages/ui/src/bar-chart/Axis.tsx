import { assignInlineVars } from "@vanilla-extract/dynamic";
import { formatTick } from "./series";
import * as styles from "./StackedBars.css";

export function Axis({ ticks }: { ticks: readonly number[] }) {
  const top = ticks.at(-1) ?? 1;
  return (
    <div className={styles.axis} aria-hidden="true">
      {ticks.map((tick) => (
        <span
          key={tick}
          className={styles.tick}
          style={assignInlineVars({ [styles.from]: String(tick / top) })}
        >
          {formatTick(tick)}
        </span>
      ))}
    </div>
  );
}
