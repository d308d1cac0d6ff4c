import { hotkeyTexts, keyTexts } from "./widget-texts";

export type Platform = "mac" | "other";

const modifiers = ["cmd", "ctrl", "alt", "shift"] as const;

type Modifier = (typeof modifiers)[number];

export interface Hotkey {
  modifiers: readonly Modifier[];
  /** In lower case: `k`, `space`, `f2`, `/`. */
  key: string;
}

const modifierNames: ReadonlyMap<string, Modifier> = new Map([
  ["cmd", "cmd"],
  ["command", "cmd"],
  ["meta", "cmd"],
  ["⌘", "cmd"],
  ["ctrl", "ctrl"],
  ["control", "ctrl"],
  ["⌃", "ctrl"],
  ["alt", "alt"],
  ["option", "alt"],
  ["opt", "alt"],
  ["⌥", "alt"],
  ["shift", "shift"],
  ["⇧", "shift"],
]);

const keyNames: ReadonlyMap<string, string> = new Map([
  [" ", "space"],
  ["spacebar", "space"],
  ["esc", "escape"],
  ["return", "enter"],
  ["del", "delete"],
  ["arrowup", "up"],
  ["arrowdown", "down"],
  ["arrowleft", "left"],
  ["arrowright", "right"],
  ["+", "plus"],
]);

const namedKeys =
  "space|escape|enter|tab|backspace|delete|insert|home|end|pageup|pagedown|up|down|left|right|plus";

const knownKeys = new RegExp(String.raw`^(?:[^\s+]|${namedKeys}|f(?:[1-9]|1\d|2[0-4]))$`, "u");

function toKey(name: string): string | null {
  const key = keyNames.get(name) ?? name;
  return knownKeys.test(key) ? key : null;
}

/** Parses a combination; `null` if it isn't one. */
export function parseHotkey(text: string): Hotkey | null {
  const names = text
    .toLowerCase()
    .replace(/\+\s*\+\s*$/, "+plus")
    .split("+")
    .map((name) => name.trim());
  const key = toKey(names.at(-1) ?? "");
  const held = names.slice(0, -1).map((name) => modifierNames.get(name));
  if (key === null || modifierNames.has(key) || held.includes(undefined)) return null;
  return { modifiers: modifiers.filter((modifier) => held.includes(modifier)), key };
}

const macSigns: Record<Modifier, string> = { ctrl: "⌃", alt: "⌥", shift: "⇧", cmd: "⌘" };

const macOrder: readonly Modifier[] = ["ctrl", "alt", "shift", "cmd"];

/** On other platforms, cmd is Ctrl. */
const otherWords: Record<Modifier, string> = {
  cmd: keyTexts.ctrl,
  ctrl: keyTexts.ctrl,
  alt: keyTexts.alt,
  shift: keyTexts.shift,
};

const keyWords: ReadonlyMap<string, string> = new Map([
  ["escape", keyTexts.escape],
  ["plus", "+"],
  ["pageup", keyTexts.pageUp],
  ["pagedown", keyTexts.pageDown],
  ["up", "↑"],
  ["down", "↓"],
  ["left", "←"],
  ["right", "→"],
]);

const keyWord = (key: string) => keyWords.get(key) ?? key.charAt(0).toUpperCase() + key.slice(1);

/** `⌘K` on a Mac, `Ctrl+K` elsewhere. Invalid combinations are returned unchanged. */
export function formatHotkey(text: string, platform: Platform): string {
  const hotkey = parseHotkey(text);
  if (hotkey === null) return text;
  if (platform === "mac") {
    const signs = macOrder
      .filter((modifier) => hotkey.modifiers.includes(modifier))
      .map((modifier) => macSigns[modifier]);
    const word = keyWord(hotkey.key);
    return `${signs.join("")}${word.length > 1 && signs.length > 0 ? " " : ""}${word}`;
  }
  return [...new Set(hotkey.modifiers.map((modifier) => otherWords[modifier])), keyWord(hotkey.key)].join(
    "+",
  );
}

/** A warning about a combination. It doesn't prevent saving. */
export function hotkeyHint(text: string): string | null {
  if (text.trim() === "") return hotkeyTexts.missing;
  const hotkey = parseHotkey(text);
  if (hotkey === null) return hotkeyTexts.invalid;
  const isTyped = !hotkey.modifiers.some((modifier) => modifier !== "shift") && !/^f\d/.test(hotkey.key);
  return isTyped ? hotkeyTexts.typed : null;
}
