/** The global shortcuts. `cmd` is Ctrl on other platforms. */
export const shortcuts = {
  palette: "cmd+k",
  shortcuts: "?",
  save: "cmd+s",
} as const;

export type ShortcutName = keyof typeof shortcuts;
