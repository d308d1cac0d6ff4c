import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useId } from "react";
import { cx, VisuallyHidden } from "@understudy/ui";
import { Pattern, patternId } from "./Pattern";
import { formatAmount, opacityOf, type ChartPoint, type ChartSeries } from "./series";
import * as styles from "./StackedBars.css";

interface LegendProps<Key extends string> {
  id: string;
  label: string;
  series: readonly ChartSeries<Key>[];
  /** The points whose values are summed: all, or the hovered one. */
  points: readonly ChartPoint<Key>[];
  heading: string;
}

/** A legend with amounts: those of the hovered bar, otherwise totals. */
export function Legend<Key extends string>({ id, label, series, points, heading }: LegendProps<Key>) {
  const prefix = useId();
  return (
    <figcaption className={styles.legend}>
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      <span className={styles.period}>{heading}</span>
      <span className={styles.entries}>
        {series.map((one) => (
          <span key={one.key} className={styles.entry}>
            <svg className={styles.swatch} aria-hidden="true">
              <defs>
                <Pattern prefix={prefix} tone={one.tone} />
              </defs>
              <rect
                className={cx(styles.ink, styles.inks[one.tone])}
                width="100%"
                height="100%"
                opacity={opacityOf(one, series)}
                style={assignInlineVars({ [styles.pattern]: `url(#${patternId(prefix, one.tone)})` })}
              />
            </svg>
            {one.label}
            <span className={styles.amount}>
              {formatAmount(points.reduce((sum, point) => sum + point.values[one.key], 0))}
            </span>
          </span>
        ))}
      </span>
    </figcaption>
  );
}
