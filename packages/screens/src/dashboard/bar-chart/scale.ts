/** Axis ticks from 0 to just over `highest`: `[0, 50, 100, 150]`. Always integers. */
export function niceTicks(highest: number): number[] {
  if (!(highest > 0) || !Number.isFinite(highest)) return [0, 1];
  const step = niceStep(highest / 4);
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= rough) ?? 10;
  return Math.max(1, factor * power);
}

/** The value, or 0 if it can’t be drawn. */
export const drawable = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

export interface Part {
  /** Fractions of the chart's height, from the bottom. */
  from: number;
  height: number;
}

// At least 3 of the 144 pixels of a narrow chart keep four failures among ten thousand visible.
const LEAST = 0.021;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Stacks the values of a bar. Values above zero get a minimum height, taken from the largest. */
export function stack(values: readonly number[], top: number): Part[] {
  const shares = values.map((value) => value / top);
  const heights = shares.map((share) => (share > 0 ? Math.max(share, LEAST) : 0));
  const added = sum(heights) - sum(shares);
  const largest = Math.max(...heights);
  const at = heights.indexOf(largest);
  if (largest > 0) heights[at] = Math.max(largest - added, LEAST);
  return heights.map((height, index) => ({ from: sum(heights.slice(0, index)), height }));
}
