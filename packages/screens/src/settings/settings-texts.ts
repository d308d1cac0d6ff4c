export const settingsTexts = {
  back: "Back to Settings",
  discard: "Discard changes",
  site: "Site name, ID and domains",
  chat: "Appearance, position and pages",
  keys: "Create and revoke keys for the SDK",
  team: "Members and roles",
  on: "On",
  off: "Off",
} as const;
