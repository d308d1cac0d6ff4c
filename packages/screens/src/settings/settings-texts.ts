import type { SettingsPage } from "@understudy/model";

export const settingsTexts = {
  back: "Back to Settings",
  discard: "Discard changes",
} as const;

/** What each page is for. */
export const settingsPageTexts: Record<SettingsPage, string> = {
  siteSettings: "Site name, ID and domains",
  chatSettings: "Appearance, position and pages",
  keys: "Keys for the SDK",
  team: "Members and roles",
};
