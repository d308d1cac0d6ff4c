/** The global shortcuts. `cmd` is Ctrl on other platforms. */
export const shortcuts = {
  palette: "cmd+k",
  shortcuts: "?",
  save: "cmd+s",
} as const;

export type ShortcutName = keyof typeof shortcuts;

/** A key event. Chromium's autofill sends some that have none of these. */
export interface Press {
  key?: string;
  code?: string;
  metaKey?: boolean;
  ctrlKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
}

/** The pressed keys in the format of `shortcuts`. */
export function pressedKeys(
  { key = "", code = "", metaKey, ctrlKey, altKey, shiftKey }: Press,
  platform: "mac" | "other",
): string {
  // On non-Latin layouts, use the key's physical position: KeyK.
  const typed = /[^ -~]/.test(key) ? code.slice(3) : key;
  const [command, other] = platform === "mac" ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // Ignores Caps Lock, but not Shift: symbols may need it, and Shift with a letter is another shortcut.
  return `${other || altKey ? "other+" : ""}${command ? "cmd+" : ""}${shiftKey ? typed : typed.toLowerCase()}`;
}
