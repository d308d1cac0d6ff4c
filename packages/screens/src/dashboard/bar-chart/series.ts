import type { Tone } from "@understudy/base";

export interface ChartSeries<Key extends string> {
  key: Key;
  /** “Success” in the legend; lowercase in a bar's name. */
  label: string;
  tone: Tone;
  /** The sum of these series is shown above each bar, and the others are muted. */
  counted?: boolean | undefined;
}

export interface ChartPoint<Key extends string> {
  key: string;
  /** Below the bar: “Mar 4”. */
  label: string;
  values: Record<Key, number>;
}

export const opacityOf = <Key extends string>(one: ChartSeries<Key>, all: readonly ChartSeries<Key>[]) =>
  one.counted !== true && all.some(({ counted }) => counted) ? 0.45 : 1;

/** The sum of a point's counted series. */
export const countedAmount = <Key extends string>(
  { values }: ChartPoint<Key>,
  series: readonly ChartSeries<Key>[],
): number => series.reduce((sum, { key, counted }) => sum + (counted ? values[key] : 0), 0);

const grouped = new Intl.NumberFormat("en-US");
const compact = new Intl.NumberFormat("en-US", { notation: "compact" });

export const formatAmount = (value: number) => grouped.format(value);
export const formatTick = (value: number) => compact.format(value);

/** “Mar 4: 120 success, 4 failed, 1 timeout” */
export function nameOf<Key extends string>(
  point: ChartPoint<Key>,
  series: readonly ChartSeries<Key>[],
): string {
  const amounts = series.map(({ key, label }) => `${formatAmount(point.values[key])} ${label.toLowerCase()}`);
  return `${point.label}: ${amounts.join(", ")}`;
}
