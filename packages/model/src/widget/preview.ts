import { truncate } from "@understudy/base";
import { clamp } from "../core/numbers";
import { safeAddress } from "../core/safe-address";
import { brandTextColor, usableBrandColor } from "./brand-color";
import { parseHotkey } from "./hotkey";
import {
  type LauncherSide,
  launcherSides,
  type NumberField,
  parseSettingNumber,
  widgetFields,
} from "./settings";
import type { SettingsForm } from "./settings-form";

export const previewHeight = 600;

export type PreviewLogo = { state: "none" } | { state: "refused" } | { state: "shown"; url: string };

export interface WidgetPreview {
  isEnabled: boolean;
  side: LauncherSide;
  offsetX: number;
  offsetY: number;
  zIndex: number;
  color: string;
  /** Of text on the color. */
  textColor: string;
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
  launcherSides.find((side) => side === stored) ?? widgetFields.launcherSide.fallback;

const usableHotkey = (typed: string) =>
  parseHotkey(typed) === null ? widgetFields.hotkeyCombination.fallback : typed;

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
    zIndex: Math.abs(layer) <= highestLayer ? layer : widgetFields.launcherZIndex.fallback,
    color: usableBrandColor(form.brandColor),
    textColor: brandTextColor(form.brandColor),
    title: truncate(form.brandTitle, longestTitle),
    logo: previewLogo(form.brandLogoUrl),
    hotkey: form.hotkeyEnabled ? usableHotkey(form.hotkeyCombination) : null,
  };
}
