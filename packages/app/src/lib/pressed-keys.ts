import type { Platform, Press } from "@understudy/base";

/** The pressed keys in the format of the model’s `shortcuts`. */
export function pressedKeys(
  { key = "", code = "", metaKey, ctrlKey, altKey, shiftKey }: Press,
  platform: Platform,
): string {
  // On non-Latin layouts, use the key's physical position: KeyK.
  const typed = /[^ -~]/.test(key) ? code.slice(3) : key;
  const [command, other] = platform === "mac" ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // Ignores Caps Lock, but not Shift: symbols may need it, and Shift with a letter is another shortcut.
  return `${other || altKey ? "other+" : ""}${command ? "cmd+" : ""}${shiftKey ? typed : typed.toLowerCase()}`;
}
