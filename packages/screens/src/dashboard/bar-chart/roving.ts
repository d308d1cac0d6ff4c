import { hasModifier } from "@understudy/base";

/** The focused bar and part; part -1 is the whole bar. */
export interface ChartFocus {
  point: number;
  part: number;
}

export const WHOLE = -1;

/** The next position: left and right between bars, up and down between parts. `null` for other keys. */
export function step(
  press: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">,
  { point, part }: ChartFocus,
  partsOf: readonly (readonly number[])[],
  isRightToLeft = false,
): ChartFocus | null {
  // Alt+Left is the browser's Back.
  if (hasModifier(press)) return null;
  const last = partsOf.length - 1;
  const at = (next: number) => ({ point: next, part: partsOf[next]?.includes(part) ? part : WHOLE });
  const parts = [WHOLE, ...(partsOf[point] ?? [])];
  const partIndex = parts.indexOf(part);
  switch (press.key) {
    case "ArrowLeft":
    case "ArrowRight": {
      const isNext = (press.key === "ArrowRight") !== isRightToLeft;
      return at(isNext ? Math.min(point + 1, last) : Math.max(point - 1, 0));
    }
    case "ArrowUp":
      return { point, part: parts[Math.min(partIndex + 1, parts.length - 1)] ?? WHOLE };
    case "ArrowDown":
      return { point, part: parts[Math.max(partIndex - 1, 0)] ?? WHOLE };
    case "Home":
      return at(0);
    case "End":
      return at(last);
    default:
      return null;
  }
}
