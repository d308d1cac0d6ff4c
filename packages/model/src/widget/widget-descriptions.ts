import { truncate } from "@understudy/ui/text";
import { comparedList, comparedText, dash } from "../tone";
import {
  coexistenceTexts,
  positionText,
  savedNumberText,
  sideLabels,
  switchLabels,
  unknownChoiceText,
} from "./texts";
import type { SettingsField, SettingsForm, WidgetPreview } from "./widget";
import { type NumberField, parseSettingNumber } from "./widget-defaults";

/** The z-index of the bar at the bottom of the preview's sample site. */
export const siteBarZIndex = 999;

export function launcherPositionText({
  side,
  offsetX,
  offsetY,
  zIndex,
}: Pick<WidgetPreview, "side" | "offsetX" | "offsetY" | "zIndex">): string {
  return positionText(side, offsetX, offsetY, zIndex >= siteBarZIndex);
}

const choiceLabels = new Map([
  ...Object.entries(sideLabels),
  ...Object.entries(coexistenceTexts).map(([mode, { label }]) => [mode, label] as const),
]);

/** A field's value as text, to compare two versions. */
export function settingsFieldText(form: SettingsForm, field: SettingsField): string {
  const value = form[field];
  if (typeof value === "boolean") return value ? switchLabels.on : switchLabels.off;
  if (typeof value !== "string") return comparedList(value) || dash;
  const isChoice = field === "launcherSide" || field === "coexistenceMode";
  return (isChoice && choiceLabels.get(value.trim())) || comparedText(value);
}

const longestChoice = 100;

/** A hint for a stored value that isn't one of the choices. */
export function unknownChoiceHint(stored: string, known: readonly string[], shown: string): string | null {
  return known.includes(stored) ? null : unknownChoiceText(truncate(stored, longestChoice), shown);
}

/** A hint for a number that will be saved differently from what was typed. */
export function sentNumberHint(field: NumberField, typed: string): string | null {
  const sent = parseSettingNumber(field, typed);
  return String(sent) === typed.trim() ? null : savedNumberText(sent);
}
