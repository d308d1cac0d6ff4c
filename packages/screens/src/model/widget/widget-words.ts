import { countOf } from "../format/numbers";
import type { CoexistenceMode, LauncherSide } from "../site/site";
import { dash } from "../tone";
import type { SettingsField, SettingsForm, WidgetPreview } from "./widget";
import type { NumberField } from "./widget-defaults";
import { parseSettingNumber } from "./widget-defaults";

/** The layer of the bar that the preview's make-believe site keeps at its foot, like a shop's basket. */
export const siteBarLayer = 999;

/** Where the launcher stands, in words. */
export function placeText({
  side,
  offsetX,
  offsetY,
  zIndex,
}: Pick<WidgetPreview, "side" | "offsetX" | "offsetY" | "zIndex">): string {
  const layer = zIndex >= siteBarLayer ? "in front of" : "behind";
  return `Bottom ${side}, ${offsetX} px in and ${offsetY} px up. Layer ${zIndex} is ${layer} the site’s own bar on ${siteBarLayer}.`;
}

/** On which pages the widget shows, in words. */
export function routesText({
  routesInclude,
  routesExclude,
}: Pick<SettingsForm, "routesInclude" | "routesExclude">): string {
  const where =
    routesInclude.length === 0
      ? "Shows on every page"
      : `Shows on pages that fit ${countOf(routesInclude.length, "pattern")}`;
  return routesExclude.length === 0
    ? `${where}.`
    : `${where}, except where ${countOf(routesExclude.length, "pattern fits", "patterns fit")}.`;
}

export const coexistenceWords: Record<CoexistenceMode, { label: string; means: string }> = {
  auto: { label: "Auto", means: "The widget decides on each page." },
  unify: { label: "Unify", means: "One launcher for this widget and the others on the page." },
  none: { label: "None", means: "The widget takes no notice of others." },
};

export const sideLabels: Record<LauncherSide, string> = { left: "Left", right: "Right" };

const labelOf = (labels: Partial<Record<string, string>>, value: string) => labels[value] ?? value;
const modeLabels = Object.fromEntries(
  Object.entries(coexistenceWords).map(([mode, { label }]) => [mode, label]),
);

/** A field's value as text, for showing two versions side by side. */
export function settingsFieldText(form: SettingsForm, field: SettingsField): string {
  const value = form[field];
  if (typeof value === "boolean") return value ? "On" : "Off";
  const text = typeof value === "string" ? value.trim() : value.join("\n");
  if (field === "launcherSide") return labelOf(sideLabels, text);
  if (field === "coexistenceMode") return labelOf(modeLabels, text);
  return text || dash;
}

/** What is stored where none of the choices is. */
export function unknownChoiceHint(stored: string, known: readonly string[], shown: string): string | null {
  if (known.includes(stored)) return null;
  return `What is stored is none of these: “${stored}”. It stays until another is chosen; the preview shows ${shown}.`;
}

/** What a number that was typed will be sent as, where that is not what one sees. */
export function sentNumberHint(field: NumberField, typed: string): string | null {
  const sent = parseSettingNumber(field, typed);
  return String(sent) === typed.trim() ? null : `This is saved as ${sent}.`;
}
