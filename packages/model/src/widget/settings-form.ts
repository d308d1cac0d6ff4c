import type { Product } from "../config/product";
import { fieldText } from "../form/compared-text";
import { type NumberField, parseSettingNumber, type SettingsField, type WidgetSettings } from "./settings";
import { coexistenceLabels, sideLabels } from "./widget-texts";

/** The widget's title until a site chooses its own. */
export function defaultBrandTitle(product: Pick<Product, "name">): string {
  return `Ask ${product.name}`;
}

const choiceLabels = new Map([...Object.entries(sideLabels), ...Object.entries(coexistenceLabels)]);

/** A field's value as text, to compare two versions. */
export function settingsFieldText(form: SettingsForm, field: SettingsField): string {
  const isChoice = field === "launcherSide" || field === "coexistenceMode";
  return (isChoice && choiceLabels.get(form[field].trim())) || fieldText(form[field]);
}

/** The form's state: numbers as typed. */
export type SettingsForm = Omit<WidgetSettings, NumberField | "brandTitle"> &
  Record<NumberField, string> & { brandTitle: string };

export function settingsForm(settings: WidgetSettings, product: Pick<Product, "name">): SettingsForm {
  return {
    ...settings,
    brandTitle: settings.brandTitle ?? defaultBrandTitle(product),
    launcherOffsetX: String(settings.launcherOffsetX),
    launcherOffsetY: String(settings.launcherOffsetY),
    launcherZIndex: String(settings.launcherZIndex),
  };
}

/** The settings of a form, whose numbers are as typed. */
export function settingsToSave(form: SettingsForm): WidgetSettings & { brandTitle: string } {
  const numberOf = (field: NumberField) => parseSettingNumber(field, form[field]);
  return {
    ...form,
    launcherOffsetX: numberOf("launcherOffsetX"),
    launcherOffsetY: numberOf("launcherOffsetY"),
    launcherZIndex: numberOf("launcherZIndex"),
  };
}
