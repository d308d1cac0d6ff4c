import type { FieldList } from "../form/form";

export const launcherSides = ["left", "right"] as const;

export type LauncherSide = (typeof launcherSides)[number];

export const coexistenceModes = ["auto", "unify", "none"] as const;

export type CoexistenceMode = (typeof coexistenceModes)[number];

/**
 * The fields of the chat widget's form. Each has its name in the request, its label, and what a missing setting means. A
 * number also has what is sent instead of an invalid one.
 */
export const widgetFields = {
  widgetEnabled: { name: "widget_enabled", label: "Show the widget", fallback: false },
  launcherSide: { name: "launcher_side", label: "Side", fallback: "right" },
  launcherOffsetX: { name: "launcher_offset_x", label: "Horizontal offset", fallback: 20, invalid: 0 },
  launcherOffsetY: { name: "launcher_offset_y", label: "Vertical offset", fallback: 20, invalid: 0 },
  launcherZIndex: { name: "launcher_z_index", label: "Z-index", fallback: 1000, invalid: 1000 },
  brandColor: { name: "brand_color", label: "Brand color", fallback: "#4CAF50" },
  // Its default contains the product's name.
  brandTitle: { name: "brand_title", label: "Title", fallback: null },
  brandLogoUrl: { name: "brand_logo_url", label: "Logo URL", fallback: "" },
  hotkeyEnabled: { name: "hotkey_enabled", label: "Use a keyboard shortcut", fallback: true },
  hotkeyCombination: { name: "hotkey_combination", label: "Key combination", fallback: "cmd+k" },
  coexistenceMode: { name: "coexistence_mode", label: "Mode", fallback: "auto" },
  routesInclude: { name: "routes_include", label: "Include patterns", fallback: [] },
  routesExclude: { name: "routes_exclude", label: "Exclude patterns", fallback: [] },
} as const satisfies FieldList & Record<string, { fallback: unknown; invalid?: number }>;

export type SettingsField = keyof typeof widgetFields;

type Fallback<Field extends SettingsField> = (typeof widgetFields)[Field]["fallback"];

/** A text may be any, also where the form offers a choice: unknown values are kept as received. */
type SettingOf<Value> = Value extends boolean
  ? boolean
  : Value extends number
    ? number
    : Value extends string
      ? string
      : Value extends null
        ? string | null
        : readonly string[];

/** The settings of the chat widget. `null` if missing and the default contains the product's name. */
export type WidgetSettings = { [Field in SettingsField]: SettingOf<Fallback<Field>> };

export type NumberField = {
  [Field in SettingsField]: Fallback<Field> extends number ? Field : never;
}[SettingsField];

export const isNumberField = (field: SettingsField): field is NumberField =>
  typeof widgetFields[field].fallback === "number";

/** `12.7` is 12 and `-5` is -5. Anything that isn't a number is 0, or 1000 for the z-index. */
export function parseSettingNumber(field: NumberField, typed: string): number {
  const number = Number.parseInt(typed, 10);
  return Number.isFinite(number) ? number : widgetFields[field].invalid;
}

/** Adds a trimmed pattern, unless it is empty or a duplicate. */
export function addRoutePattern(patterns: readonly string[], entry: string): readonly string[] {
  const pattern = entry.trim();
  return pattern === "" || patterns.includes(pattern) ? patterns : [...patterns, pattern];
}
