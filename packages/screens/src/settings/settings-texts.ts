export const settingsTexts = {
  back: "Back to Settings",
  discard: "Discard edits",
  subtitle: "Manage your site, widget, keys and team.",
  site: "Site name, ID and domains",
  chat: "Appearance, position and pages",
  keys: "Create and revoke keys for the SDK",
  team: "Members and roles",
} as const;
