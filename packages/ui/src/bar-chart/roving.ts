/** The focused bar and part; part -1 is the whole bar. */
export interface Spot {
  point: number;
  part: number;
}

export const WHOLE = -1;

/** The next position: left and right between bars, up and down between parts. `null` for other keys. */
export function step(
  key: string,
  { point, part }: Spot,
  partsOf: readonly (readonly number[])[],
): Spot | null {
  const last = partsOf.length - 1;
  const at = (next: number) => ({ point: next, part: partsOf[next]?.includes(part) ? part : WHOLE });
  const rungs = [WHOLE, ...(partsOf[point] ?? [])];
  const rung = rungs.indexOf(part);
  switch (key) {
    case "ArrowLeft":
      return at(Math.max(point - 1, 0));
    case "ArrowRight":
      return at(Math.min(point + 1, last));
    case "ArrowUp":
      return { point, part: rungs[Math.min(rung + 1, rungs.length - 1)] ?? WHOLE };
    case "ArrowDown":
      return { point, part: rungs[Math.max(rung - 1, 0)] ?? WHOLE };
    case "Home":
      return at(0);
    case "End":
      return at(last);
    default:
      return null;
  }
}
