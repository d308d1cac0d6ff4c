import { isModifier, keyNames, keyParts, type Platform } from "@understudy/base";
import { hotkeyTexts } from "./widget-texts";

interface Hotkey {
  modifiers: readonly string[];
  /** In lower case: `k`, `space`, `f2`, `/`. */
  key: string;
}

const namedKeys =
  "space|escape|enter|tab|backspace|delete|insert|home|end|pageup|pagedown|up|down|left|right|plus";

const knownKeys = new RegExp(String.raw`^(?:[^\s+]|${namedKeys}|f(?:[1-9]|1\d|2[0-4]))$`, "u");

/** Parses a combination; `null` if it isn't one. */
export function parseHotkey(text: string): Hotkey | null {
  const names = keyNames(text);
  const modifiers = names.slice(0, -1);
  const key = names.at(-1) ?? "";
  return knownKeys.test(key) && modifiers.every(isModifier) ? { modifiers, key } : null;
}

/** `⌘K` on a Mac, `Ctrl+K` elsewhere. Invalid combinations are returned unchanged. */
export function formatHotkey(text: string, platform: Platform): string {
  if (parseHotkey(text) === null) return text;
  const caps = keyParts(text, platform).map(({ cap }) => cap);
  if (platform === "other") return caps.join("+");
  const [key = "", ...signs] = caps.toReversed();
  return `${signs.toReversed().join("")}${key.length > 1 && signs.length > 0 ? " " : ""}${key}`;
}

/** A warning about a combination. It doesn't prevent saving. */
export function hotkeyHint(text: string): string | null {
  if (text.trim() === "") return hotkeyTexts.missing;
  const hotkey = parseHotkey(text);
  if (hotkey === null) return hotkeyTexts.invalid;
  const isTyped = !hotkey.modifiers.some((modifier) => modifier !== "shift") && !/^f\d/.test(hotkey.key);
  return isTyped ? hotkeyTexts.typed : null;
}
