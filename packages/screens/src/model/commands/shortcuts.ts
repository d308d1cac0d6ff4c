/** Every shortcut that works on any page; `cmd` is Control where there is no such key. */
export const shortcuts = {
  palette: "cmd+k",
  shortcuts: "?",
  save: "cmd+s",
  nextRun: "j",
  previousRun: "k",
} as const;

export type ShortcutName = keyof typeof shortcuts;

export type Press = Pick<KeyboardEvent, "key" | "code" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey">;

/** What was pressed, as the list writes it. */
export function pressedKeys(
  { key, code, metaKey, ctrlKey, altKey, shiftKey }: Press,
  platform: "mac" | "other",
): string {
  // Where letters are not Latin, the place of the key tells which one is meant: KeyK.
  const typed = /[^ -~]/.test(key) ? code.slice(3) : key;
  const [command, other] = platform === "mac" ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // Caps lock changes nothing, Shift does: signs may need it, a letter with it is another shortcut.
  return `${other || altKey ? "other+" : ""}${command ? "cmd+" : ""}${shiftKey ? typed : typed.toLowerCase()}`;
}
