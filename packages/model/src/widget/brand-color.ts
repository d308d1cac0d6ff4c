import { contrast } from "@understudy/base";
import { widgetDefaults } from "./settings";

export const defaultBrandColor = widgetDefaults.brandColor;

/** The widget's text on its brand color is white. */
export const brandTextColor = "#FFFFFF";

/** WCAG AA for normal text. */
export const requiredContrast = 4.5;

export function isBrandColor(value: string): boolean {
  return /^#[\da-f]{6}$/i.test(value);
}

/** The color, or the default if it is invalid. */
export function usableBrandColor(value: string): string {
  return isBrandColor(value) ? value : defaultBrandColor;
}

/** The color with each channel multiplied by a factor from 0 to 1. */
const darkened = (color: string, factor: number) =>
  color
    .replace(/[\da-f]{2}/gi, (channel) =>
      Math.round(Number.parseInt(channel, 16) * factor)
        .toString(16)
        .padStart(2, "0"),
    )
    .toUpperCase();

/** The lightest shade of the same hue with enough contrast. */
function nearestPassing(color: string): string {
  const steps = 1024;
  for (let step = steps; step > 0; step -= 1) {
    const shade = darkened(color, step / steps);
    if (contrast(shade, brandTextColor) >= requiredContrast) return shade;
  }
  return "#000000";
}

export interface ContrastCheck {
  /** `2.8:1`, rounded down so that a failing ratio never reads as passing. */
  text: string;
  /** The nearest shade that passes; `null` if the color passes. */
  suggestion: string | null;
}

/** The contrast of the widget's text on a brand color. Checks the default if the color is invalid. */
export function checkBrandColor(value: string): ContrastCheck {
  const color = usableBrandColor(value);
  const ratio = contrast(color, brandTextColor);
  return {
    text: `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`,
    suggestion: ratio >= requiredContrast ? null : nearestPassing(color),
  };
}
