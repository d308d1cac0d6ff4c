import { niceTicks, stack, type Part } from "./scale";
import type { ChartPoint, ChartSeries } from "./series";

interface Line {
  tick: number;
  /** As a fraction of the chart's height, from the bottom. */
  at: number;
}

export interface ChartScale<Key extends string> {
  lines: readonly Line[];
  /** The position of each series in a point's bar. */
  partsOf: (point: ChartPoint<Key>) => Part[];
}

/** The one scale of all bars. */
export function chartScale<Key extends string>(
  series: readonly ChartSeries<Key>[],
  points: readonly ChartPoint<Key>[],
): ChartScale<Key> {
  const amountsOf = ({ values }: ChartPoint<Key>) => series.map(({ key }) => values[key]);
  const totals = points.map((point) => amountsOf(point).reduce((sum, amount) => sum + amount, 0));
  const ticks = niceTicks(Math.max(0, ...totals));
  const top = ticks.at(-1) ?? 1;
  return {
    lines: ticks.map((tick) => ({ tick, at: tick / top })),
    partsOf: (point) => stack(amountsOf(point), top),
  };
}
