import { clamp } from "../format/numbers";
import { widgetDefaults } from "./widget-defaults";

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

type Channels = readonly [number, number, number];

function channelsOf(color: string): Channels {
  const at = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function colorOf(channels: Channels): string {
  return `#${channels
    .map((channel) =>
      Math.round(clamp(channel, 0, 255))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")
    .toUpperCase()}`;
}

// The relative luminance of WCAG 2.
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of two colors, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(channelsOf(one)), luminance(channelsOf(other))].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** The lightest shade of the same hue with enough contrast. */
function nearestPassing(color: string): string {
  const channels = channelsOf(color);
  const steps = 1024;
  for (let step = steps; step > 0; step -= 1) {
    const shade = colorOf([
      (channels[0] * step) / steps,
      (channels[1] * step) / steps,
      (channels[2] * step) / steps,
    ]);
    if (contrastOf(shade, brandTextColor) >= requiredContrast) return shade;
  }
  return "#000000";
}

export interface ContrastCheck {
  ratio: number;
  /** `2.8:1`, rounded down so that a failing ratio never reads as passing. */
  text: string;
  passes: boolean;
  /** The nearest shade that passes; `null` if the color passes. */
  suggestion: string | null;
}

/** The contrast of the widget's text on a brand color. Checks the default if the color is invalid. */
export function checkBrandColor(value: string): ContrastCheck {
  const color = usableBrandColor(value);
  const ratio = contrastOf(color, brandTextColor);
  const passes = ratio >= requiredContrast;
  return {
    ratio,
    text: `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`,
    passes,
    suggestion: passes ? null : nearestPassing(color),
  };
}
