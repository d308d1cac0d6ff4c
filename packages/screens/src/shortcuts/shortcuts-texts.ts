import type { ShortcutName } from "@understudy/model";

export const shortcutTexts: Record<ShortcutName, string> = {
  palette: "Search pages, actions, drafts and runs",
  shortcuts: "Show keyboard shortcuts",
  save: "Save this page",
};

export const shortcutGroupTexts = {
  everywhere: "Everywhere",
  editing: "While editing",
} as const;

export const aboutTexts = {
  version: (version: string) => `Version ${version}`,
  licenses: "Open-source licenses",
} as const;
