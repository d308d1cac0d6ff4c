/** The ratio of two numbers, clamped to 0–1. */
export function share(value: number, max: number): number {
  const part = value / max;
  return Number.isNaN(part) ? 0 : Math.min(Math.max(part, 0), 1);
}
