import type { Product } from "../config/product";
import { dash } from "@understudy/base";
import { comparedList, comparedText } from "../form/compared-text";
import { fieldNames, fieldsByKey, type FormFields, type RequestNames } from "../form/form";
import { type NumberField, parseSettingNumber, type WidgetSettings } from "./settings";
import { coexistenceLabels, sideLabels, switchLabels } from "./widget-texts";

/** The widget's title until a site chooses its own. */
export function defaultBrandTitle(product: Pick<Product, "name">): string {
  return `Ask ${product.name}`;
}

const choiceLabels = new Map([...Object.entries(sideLabels), ...Object.entries(coexistenceLabels)]);

/** A field's value as text, to compare two versions. */
export function settingsFieldText(form: SettingsForm, field: SettingsField): string {
  const value = form[field];
  if (typeof value === "boolean") return value ? switchLabels.on : switchLabels.off;
  if (typeof value !== "string") return comparedList(value) || dash;
  const isChoice = field === "launcherSide" || field === "coexistenceMode";
  return (isChoice && choiceLabels.get(value.trim())) || comparedText(value);
}

/** The form's state: numbers as typed. */
export type SettingsForm = Omit<WidgetSettings, NumberField | "brandTitle"> &
  Record<NumberField, string> & { brandTitle: string };

/** The form's fields, by their names in the request. Each save sends all of them. */
export const settingsNames = {
  widgetEnabled: "widget_enabled",
  launcherSide: "launcher_side",
  launcherOffsetX: "launcher_offset_x",
  launcherOffsetY: "launcher_offset_y",
  launcherZIndex: "launcher_z_index",
  brandColor: "brand_color",
  brandTitle: "brand_title",
  brandLogoUrl: "brand_logo_url",
  hotkeyEnabled: "hotkey_enabled",
  hotkeyCombination: "hotkey_combination",
  coexistenceMode: "coexistence_mode",
  routesInclude: "routes_include",
  routesExclude: "routes_exclude",
} as const satisfies RequestNames<keyof SettingsForm>;

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

export type SettingsField = keyof typeof settingsNames;

export const settingsFormFields: FormFields<SettingsForm, SettingsField> = fieldsByKey(
  fieldNames(settingsNames),
);
