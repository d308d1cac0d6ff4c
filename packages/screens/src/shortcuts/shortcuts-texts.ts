import type { ShortcutName } from "@understudy/model";

export const shortcutTexts: Record<ShortcutName, string> = {
  palette: "Search pages, actions, drafts and runs",
  shortcuts: "Show keyboard shortcuts",
  save: "Save this page",
  nextRun: "Next run",
  previousRun: "Previous run",
};

export const shortcutGroupTexts = {
  everywhere: "Everywhere",
  editing: "While editing",
  run: "On a run",
} as const;

export const singleKeyTexts = {
  disable: "Disable single-key shortcuts",
  enable: "Enable single-key shortcuts",
  on: "Single-key shortcuts pause while you type or a dialog is open.",
  off: "Single-key shortcuts are off.",
} as const;
