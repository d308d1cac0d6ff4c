import { niceTicks, stack, type Part } from "./scale";
import type { ChartPoint, ChartSeries } from "./series";

/** Series that share a scale, and the part of the chart's height they have. */
interface Lane<Key extends string> {
  keys: readonly Key[];
  from: number;
  height: number;
  ticks: readonly number[];
}

export interface Line {
  tick: number;
  /** As a fraction of the chart's height, from the bottom. */
  at: number;
}

export interface Lanes<Key extends string> {
  lines: readonly Line[];
  /** The position of each series in a bar. */
  partsOf: (point: ChartPoint<Key>) => Part[];
}

// The gap has room for the labels of both scales.
const exceptionsHeight = 0.26;
const gap = 0.12;

/** Exceptions get their own lane and scale, so that four failures among ten thousand runs are visible. */
export function lanesOf<Key extends string>(
  series: readonly ChartSeries<Key>[],
  points: readonly ChartPoint<Key>[],
): Lanes<Key> {
  const all = series.map(({ key }) => key);
  const usual = series.filter(({ exception }) => exception !== true).map(({ key }) => key);
  const exceptions = series.filter(({ exception }) => exception === true).map(({ key }) => key);
  const highest = (keys: readonly Key[]) =>
    Math.max(0, ...points.map(({ values }) => keys.reduce((sum, key) => sum + values[key], 0)));
  const isSplit = usual.length > 0 && highest(exceptions) > 0;
  const lanes: Lane<Key>[] = isSplit
    ? [
        { keys: exceptions, from: 0, height: exceptionsHeight, ticks: ends(niceTicks(highest(exceptions))) },
        {
          keys: usual,
          from: exceptionsHeight + gap,
          height: 1 - exceptionsHeight - gap,
          ticks: niceTicks(highest(usual)),
        },
      ]
    : [{ keys: all, from: 0, height: 1, ticks: niceTicks(highest(all)) }];
  return {
    lines: lanes.flatMap(({ from, height, ticks }) =>
      ticks.map((tick) => ({ tick, at: from + (height * tick) / topOf(ticks) })),
    ),
    partsOf: ({ values }) => {
      const parts = new Map<Key, Part>();
      for (const { keys, from, height, ticks } of lanes)
        for (const [index, part] of stack(
          keys.map((key) => values[key]),
          topOf(ticks),
        ).entries()) {
          const key = keys[index];
          if (key !== undefined)
            parts.set(key, { from: from + part.from * height, height: part.height * height });
        }
      return series.map(({ key }) => parts.get(key) ?? { from: 0, height: 0 });
    },
  };
}

const topOf = (ticks: readonly number[]) => ticks.at(-1) ?? 1;

/** A low lane has room for only two labels. */
const ends = (ticks: readonly number[]) => [0, topOf(ticks)];
