import { truncate } from "@understudy/ui/text";
import { safeAddress } from "../billing/redirect";
import { fieldsByKey, type FormFields } from "../form";
import { clamp } from "../format/numbers";
import { defaultBrandTitle, type Product } from "../site/product";
import { type LauncherSide, launcherSides, type SiteSettings } from "../site/site";
import { usableBrandColor } from "./brand-color";
import { parseHotkey } from "./hotkey";
import { type NumberField, parseSettingNumber, widgetDefaults } from "./widget-defaults";

export const previewHeight = 600;

/** The form's state: numbers as typed. */
export type SettingsForm = Omit<SiteSettings, NumberField | "brandTitle"> &
  Record<NumberField, string> & { brandTitle: string };

/** Each save sends all of them. */
export const settingsFields = [
  "widgetEnabled",
  "launcherSide",
  "launcherOffsetX",
  "launcherOffsetY",
  "launcherZIndex",
  "brandColor",
  "brandTitle",
  "brandLogoUrl",
  "hotkeyEnabled",
  "hotkeyCombination",
  "coexistenceMode",
  "routesInclude",
  "routesExclude",
] as const satisfies readonly (keyof SettingsForm)[];

export function settingsForm(settings: SiteSettings, product: Pick<Product, "name">): SettingsForm {
  return {
    ...settings,
    brandTitle: settings.brandTitle ?? defaultBrandTitle(product),
    launcherOffsetX: String(settings.launcherOffsetX),
    launcherOffsetY: String(settings.launcherOffsetY),
    launcherZIndex: String(settings.launcherZIndex),
  };
}

/** The settings to save. Numbers that weren't edited are sent as stored, even if the form would round them. */
export function settingsToSave(
  form: SettingsForm,
  stored: SiteSettings,
): SiteSettings & { brandTitle: string } {
  const numberOf = (field: NumberField) =>
    form[field] === String(stored[field]) ? stored[field] : parseSettingNumber(field, form[field]);
  return {
    ...form,
    launcherOffsetX: numberOf("launcherOffsetX"),
    launcherOffsetY: numberOf("launcherOffsetY"),
    launcherZIndex: numberOf("launcherZIndex"),
  };
}

export type SettingsField = (typeof settingsFields)[number];

export const settingsFormFields: FormFields<SettingsForm, SettingsField> = fieldsByKey(settingsFields);

export type PreviewLogo = { state: "none" } | { state: "refused" } | { state: "shown"; url: string };

export interface WidgetPreview {
  isEnabled: boolean;
  side: LauncherSide;
  offsetX: number;
  offsetY: number;
  zIndex: number;
  color: string;
  title: string;
  logo: PreviewLogo;
  /** The stored combination; `null` if there is none. */
  hotkey: string | null;
}

function previewLogo(typed: string): PreviewLogo {
  if (typed.trim() === "") return { state: "none" };
  const url = safeAddress(typed.trim());
  return url === null ? { state: "refused" } : { state: "shown", url };
}

const usableSide = (stored: string): LauncherSide =>
  launcherSides.find((side) => side === stored) ?? widgetDefaults.launcherSide;

const usableHotkey = (typed: string) =>
  parseHotkey(typed) === null ? widgetDefaults.hotkeyCombination : typed;

/** The highest z-index in browsers. */
const highestLayer = 2_147_483_647;

/** A longer title doesn't fit in any panel. */
const longestTitle = 1_000;

/** Larger offsets are outside any window. */
const farthestOffset = 10_000;

/** The widget as visitors would see it, with defaults for values that can't be used. */
export function widgetPreview(form: SettingsForm): WidgetPreview {
  const offset = (field: NumberField) =>
    clamp(parseSettingNumber(field, form[field]), -farthestOffset, farthestOffset);
  const layer = parseSettingNumber("launcherZIndex", form.launcherZIndex);
  return {
    isEnabled: form.widgetEnabled,
    side: usableSide(form.launcherSide),
    offsetX: offset("launcherOffsetX"),
    offsetY: offset("launcherOffsetY"),
    zIndex: Math.abs(layer) <= highestLayer ? layer : widgetDefaults.launcherZIndex,
    color: usableBrandColor(form.brandColor),
    title: truncate(form.brandTitle, longestTitle),
    logo: previewLogo(form.brandLogoUrl),
    hotkey: form.hotkeyEnabled ? usableHotkey(form.hotkeyCombination) : null,
  };
}
