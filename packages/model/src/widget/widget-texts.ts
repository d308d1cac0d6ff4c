import type { CoexistenceMode, LauncherSide } from "./settings";

export const coexistenceLabels: Record<CoexistenceMode, string> = {
  auto: "Auto",
  unify: "Unify",
  none: "None",
};

export const sideLabels: Record<LauncherSide, string> = { left: "Left", right: "Right" };

export const unknownChoiceText = (stored: string, shown: string) =>
  `The saved value “${stored}” isn’t recognized. It stays until you change it; the preview shows ${shown}.`;

export const savedNumberText = (value: number) => `Will be saved as ${value}.`;

export const hotkeyTexts = {
  missing: "Enter a shortcut, or turn it off.",
  invalid: "Invalid shortcut. Try cmd+k or ctrl+k.",
  typed: "This will trigger while people type. Add cmd, ctrl or alt.",
};

export const widgetMessages = {
  saved: "Settings saved successfully",
  saveFailed: "Failed to save settings",
} as const;
