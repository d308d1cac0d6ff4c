import { useId, useState } from "react";
import { Axis } from "./Axis";
import { Bars } from "./Bars";
import { ChartTable } from "./ChartTable";
import { Drawing } from "./Drawing";
import { Legend } from "./Legend";
import { chartScale } from "./chart-scale";
import { drawable } from "./scale";
import type { ChartPoint, ChartSeries } from "./series";
import * as styles from "./StackedBars.css";

export interface StackedBarsProps<Key extends string> {
  "aria-label": string;
  /** From bottom to top. */
  series: readonly ChartSeries<Key>[];
  points: readonly ChartPoint<Key>[];
  /** The period of the legend's totals: “Last 7 days”. */
  period: string;
  /** Table header of the points: “Day”. */
  pointsLabel: string;
  /** Below the scale, next to the points’ labels: their time zone or unit. */
  axisLabel?: string | undefined;
  /** Link target of a bar or a part of it. */
  href?: ((point: ChartPoint<Key>, series?: Key) => string) | undefined;
  /** Shows the amounts in a table instead of bars. */
  asTable?: boolean | undefined;
}

/** A stacked bar chart. A single tab stop: arrow keys move between bars and their parts. */
export function StackedBars<Key extends string>({
  "aria-label": label,
  series,
  points: given,
  period,
  pointsLabel,
  axisLabel,
  href,
  asTable = false,
}: StackedBarsProps<Key>) {
  const [active, setActive] = useState<number | null>(null);
  const labelId = useId();
  const points = given.map((point) => ({ ...point, values: cleaned(series, point) }));
  const scale = chartScale(series, points);
  const shown = active === null ? undefined : points[active];
  return (
    <figure className={styles.chart} aria-labelledby={labelId}>
      <Legend
        id={labelId}
        label={label}
        series={series}
        points={shown ? [shown] : points}
        heading={shown ? shown.label : period}
      />
      {asTable ? (
        <ChartTable label={label} series={series} points={points} pointsLabel={pointsLabel} />
      ) : (
        <div className={styles.plot}>
          <Axis lines={scale.lines} />
          {axisLabel !== undefined && <span className={styles.axisLabel}>{axisLabel}</span>}
          <div className={styles.field}>
            <Drawing series={series} points={points} scale={scale} />
            <Bars
              label={label}
              series={series}
              points={points}
              scale={scale}
              active={active}
              onActive={setActive}
              href={href}
            />
          </div>
        </div>
      )}
    </figure>
  );
}

function cleaned<Key extends string>(
  series: readonly ChartSeries<Key>[],
  point: ChartPoint<Key>,
): Record<Key, number> {
  const values = { ...point.values };
  for (const { key } of series) values[key] = drawable(values[key]);
  return values;
}
