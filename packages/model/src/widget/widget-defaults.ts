import type { SiteSettings } from "../site/site";

// Separate from widget.ts because every page loads these with the site.
export const widgetDefaults = {
  widgetEnabled: false,
  launcherSide: "right",
  launcherOffsetX: 20,
  launcherOffsetY: 20,
  launcherZIndex: 1000,
  brandColor: "#4CAF50",
  brandTitle: null,
  brandLogoUrl: "",
  hotkeyEnabled: true,
  hotkeyCombination: "cmd+k",
  coexistenceMode: "auto",
  routesInclude: [],
  routesExclude: [],
} as const satisfies SiteSettings;

/** Sent instead of an invalid number. */
const numberFallbacks = {
  launcherOffsetX: 0,
  launcherOffsetY: 0,
  launcherZIndex: 1000,
};

export type NumberField = keyof typeof numberFallbacks;

/** `12.7` is 12 and `-5` is -5. Anything that isn't a number is 0, or 1000 for the z-index. */
export function parseSettingNumber(field: NumberField, typed: string): number {
  const number = Number.parseInt(typed, 10);
  return Number.isFinite(number) ? number : numberFallbacks[field];
}
