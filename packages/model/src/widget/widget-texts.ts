import type { CoexistenceMode, LauncherSide } from "./settings";

export const positionText = (side: LauncherSide, x: number, y: number, isInFront: boolean) =>
  `${x} px from the ${side}, ${y} px from the bottom. ${isInFront ? "In front of" : "Behind"} the site’s bar.`;

export const coexistenceTexts: Record<CoexistenceMode, { label: string; means: string }> = {
  auto: { label: "Auto", means: "Chooses automatically per page." },
  unify: { label: "Unify", means: "Shares one launcher with other widgets." },
  none: { label: "None", means: "Ignores other widgets." },
};

export const sideLabels: Record<LauncherSide, string> = { left: "Left", right: "Right" };

export const switchLabels = { on: "On", off: "Off" };

export const unknownChoiceText = (stored: string, shown: string) =>
  `The saved value “${stored}” isn’t recognized. It stays until you change it; the preview shows ${shown}.`;

export const savedNumberText = (value: number) => `Will be saved as ${value}.`;

export const hotkeyTexts = {
  missing: "Without a shortcut, the widget can’t be opened by keyboard.",
  invalid: "Invalid shortcut. Try cmd+k or ctrl+k.",
  typed: "This will trigger while people type. Add cmd, ctrl or alt.",
};

export const widgetMessages = {
  saved: "Settings saved successfully",
  saveFailed: "Failed to save settings",
} as const;

/** Key captions. */
export const keyTexts = {
  ctrl: "Ctrl",
  alt: "Alt",
  shift: "Shift",
  escape: "Esc",
  pageUp: "Page Up",
  pageDown: "Page Down",
} as const;
