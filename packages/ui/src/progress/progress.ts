/** The part of the whole, from 0 to 1, whatever the numbers say. */
export function share(value: number, max: number): number {
  const part = value / max;
  return Number.isNaN(part) ? 0 : Math.min(Math.max(part, 0), 1);
}
