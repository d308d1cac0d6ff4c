export const launcherSides = ["left", "right"] as const;

export type LauncherSide = (typeof launcherSides)[number];

export const coexistenceModes = ["auto", "unify", "none"] as const;

export type CoexistenceMode = (typeof coexistenceModes)[number];

/** The settings of the chat widget. `null` if missing and the default contains the product's name. */
export interface WidgetSettings {
  widgetEnabled: boolean;
  /** One of `launcherSides`, or an unknown value as received. */
  launcherSide: string;
  launcherOffsetX: number;
  launcherOffsetY: number;
  launcherZIndex: number;
  brandColor: string;
  brandTitle: string | null;
  brandLogoUrl: string;
  hotkeyEnabled: boolean;
  hotkeyCombination: string;
  /** One of `coexistenceModes`, or an unknown value as received. */
  coexistenceMode: string;
  routesInclude: readonly string[];
  routesExclude: readonly string[];
}

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
} as const satisfies WidgetSettings;

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

/** Adds a trimmed pattern, unless it is empty or a duplicate. */
export function addRoutePattern(patterns: readonly string[], entry: string): readonly string[] {
  const pattern = entry.trim();
  return pattern === "" || patterns.includes(pattern) ? patterns : [...patterns, pattern];
}
