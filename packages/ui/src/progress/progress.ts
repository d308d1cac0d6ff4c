/** The ratio of two numbers, limited to 0 to 1. */
export function share(value: number, max: number): number {
  const part = value / max;
  return Number.isNaN(part) ? 0 : Math.min(Math.max(part, 0), 1);
}
