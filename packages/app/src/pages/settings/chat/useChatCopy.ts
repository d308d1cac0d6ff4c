import {
  paths,
  settingsFields,
  settingsForm,
  settingsFormFields,
  type SettingsForm,
  type Site,
} from "@understudy/screens/model";
import { useMemo } from "react";
import { useSession } from "../../../session/session";
import { useWorkingCopy } from "../../../unsaved-changes/useWorkingCopy";

const texts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === "string");
const text = (value: unknown) => typeof value === "string";
const flag = (value: unknown) => typeof value === "boolean";

const checks: Record<keyof SettingsForm, (value: unknown) => boolean> = {
  widgetEnabled: flag,
  launcherSide: text,
  launcherOffsetX: text,
  launcherOffsetY: text,
  launcherZIndex: text,
  brandColor: text,
  brandTitle: text,
  brandLogoUrl: text,
  hotkeyEnabled: flag,
  hotkeyCombination: text,
  coexistenceMode: text,
  routesInclude: texts,
  routesExclude: texts,
};

function isSettingsForm(value: unknown): value is SettingsForm {
  if (typeof value !== "object" || value === null) return false;
  const fields: Partial<Record<keyof SettingsForm, unknown>> = value;
  return settingsFields.every((field) => checks[field](fields[field]));
}

/** The working copy of the widget's settings. */
export function useChatCopy(site: Site | null) {
  const { product } = useSession();
  const stored = useMemo(() => site && settingsForm(site.settings, product), [site, product]);
  return useWorkingCopy({
    page: "settings/chat",
    label: paths.chatSettings.title,
    stored,
    isEdit: isSettingsForm,
    fields: settingsFormFields,
  });
}
