import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useId } from "react";
import type { ChartScale } from "./chart-scale";
import { Pattern, patternId } from "./Pattern";
import { opacityOf, type ChartPoint, type ChartSeries } from "./series";
import { cx } from "@understudy/ui";
import * as styles from "./StackedBars.css";

const percent = (part: number) => `${+(part * 100).toFixed(3)}%`;

interface DrawingProps<Key extends string> {
  series: readonly ChartSeries<Key>[];
  points: readonly ChartPoint<Key>[];
  scale: ChartScale<Key>;
}

/** Hidden from screen readers, which get the bars' names and the table. In percent, so it needs no measuring. */
export function Drawing<Key extends string>({ series, points, scale }: DrawingProps<Key>) {
  const prefix = useId();
  const slot = 1 / Math.max(points.length, 1);
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <defs>
        {series.map(({ key, tone }) => (
          <Pattern key={key} prefix={prefix} tone={tone} />
        ))}
      </defs>
      {scale.lines.map(({ tick, at }) => (
        <line
          key={tick}
          className={tick === 0 ? styles.base : styles.grid}
          x1="0"
          x2="100%"
          y1={percent(1 - at)}
          y2={percent(1 - at)}
        />
      ))}
      {points.map((point, index) =>
        scale.partsOf(point).map(({ from, height }, part) => {
          const drawn = series[part];
          return (
            drawn &&
            height > 0 && (
              <rect
                key={`${point.key} ${drawn.key}`}
                className={cx(styles.shape, styles.inks[drawn.tone])}
                style={assignInlineVars({
                  [styles.slot]: percent(slot),
                  [styles.middle]: percent(slot * (index + 0.5)),
                  [styles.strength]: String(opacityOf(drawn, series)),
                  [styles.pattern]: `url(#${patternId(prefix, drawn.tone)})`,
                })}
                y={percent(1 - from - height)}
                height={percent(height)}
                rx="2"
              />
            )
          );
        }),
      )}
    </svg>
  );
}
