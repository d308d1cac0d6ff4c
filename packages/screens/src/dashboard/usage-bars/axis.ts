/** Axis ticks from 0 to just over `highest`: `[0, 50, 100, 150]`. Always integers. */
export function niceTicks(highest: number): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= rough) ?? 10;
  const step = Math.max(1, factor * power);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
