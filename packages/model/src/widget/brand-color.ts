import { contrast } from "@understudy/base";
import { widgetFields } from "./settings";

export const defaultBrandColor = widgetFields.brandColor.fallback;

export function isBrandColor(value: string): boolean {
  return /^#[\da-f]{6}$/i.test(value);
}

/** The color, or the default if it is invalid. */
export function usableBrandColor(value: string): string {
  return isBrandColor(value) ? value : defaultBrandColor;
}

/** The widget's text on its brand color: black or white, whichever reads better. */
export function brandTextColor(value: string): string {
  const color = usableBrandColor(value);
  return contrast(color, "#ffffff") >= contrast(color, "#000000") ? "#ffffff" : "#000000";
}
