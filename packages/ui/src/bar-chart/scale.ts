/** Round numbers from 0 up to just over `highest`: `[0, 50, 100, 150]`. Counts are whole, so steps are. */
export function niceTicks(highest: number): number[] {
  if (!(highest > 0) || !Number.isFinite(highest)) return [0, 1];
  const step = niceStep(highest / 4);
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return Math.max(1, Math.round(factor * power));
}

/** What can be drawn of a value: a whole number from 0 up. */
export const drawable = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

export interface Part {
  /** Both from 0 to 1 of the chart's height, counted from the bottom. */
  from: number;
  height: number;
}

// Four failures among ten thousand must not vanish.
const LEAST = 0.02;

/** Where each value of one bar stands on the others. What is not zero can be seen, at the cost of the largest. */
export function stack(values: readonly number[], top: number): Part[] {
  const heights = values.map((value) => (value === 0 ? 0 : Math.max(value / top, LEAST)));
  const tallest = heights.indexOf(Math.max(...heights));
  const grown = heights.reduce((sum, height, index) => sum + height - (values[index] ?? 0) / top, 0);
  let from = 0;
  return heights.map((height, index) => {
    const part = {
      from,
      height: index === tallest ? Math.max(height - grown, LEAST * Number(height > 0)) : height,
    };
    from += part.height;
    return part;
  });
}
