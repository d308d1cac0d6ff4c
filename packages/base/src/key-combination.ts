import type { Platform } from "./platform";
import { keyTexts } from "./key-combination-texts";

export interface KeyPart {
  /** Text on the key cap. */
  cap: string;
  /** For screen readers. */
  name: string;
}

const part = (cap: string, name = cap): KeyPart => ({ cap, name });
const onAll = (key: KeyPart): Record<Platform, KeyPart> => ({ mac: key, other: key });

// Maps, because objects also have keys like "constructor".
const keys: ReadonlyMap<string, Record<Platform, KeyPart>> = new Map([
  ["cmd", { mac: part("⌘", keyTexts.command), other: part(keyTexts.ctrl, keyTexts.control) }],
  ["ctrl", { mac: part("⌃", keyTexts.control), other: part(keyTexts.ctrl, keyTexts.control) }],
  ["alt", { mac: part("⌥", keyTexts.option), other: part(keyTexts.alt) }],
  ["shift", { mac: part("⇧", keyTexts.shift), other: part(keyTexts.shift) }],
  ["up", onAll(part("↑", keyTexts.up))],
  ["down", onAll(part("↓", keyTexts.down))],
  ["left", onAll(part("←", keyTexts.left))],
  ["right", onAll(part("→", keyTexts.right))],
  ["escape", onAll(part(keyTexts.esc, keyTexts.escape))],
  ["pageup", onAll(part(keyTexts.pageUp))],
  ["pagedown", onAll(part(keyTexts.pageDown))],
  ["plus", onAll(part("+", keyTexts.plus))],
]);

/** In each platform's order. */
const modifiers: Record<Platform, readonly string[]> = {
  mac: ["ctrl", "alt", "shift", "cmd"],
  other: ["cmd", "ctrl", "alt", "shift"],
};

export const isModifier = (name: string) => modifiers.other.includes(name);

const spellings: ReadonlyMap<string, string> = new Map([
  ["command", "cmd"],
  ["meta", "cmd"],
  ["mod", "cmd"],
  ["super", "cmd"],
  ["⌘", "cmd"],
  ["control", "ctrl"],
  ["⌃", "ctrl"],
  ["option", "alt"],
  ["opt", "alt"],
  ["⌥", "alt"],
  ["⇧", "shift"],
  ["esc", "escape"],
  ["return", "enter"],
  ["del", "delete"],
  ["arrowup", "up"],
  ["arrowdown", "down"],
  ["arrowleft", "left"],
  ["arrowright", "right"],
  ["spacebar", "space"],
]);

const plain = (key: string) => spellings.get(key) ?? key;

/** The keys of a combination, each with one name for all of its spellings: `Command + Opt + P` is cmd, alt, p. */
export function keyNames(combination: string): string[] {
  return (
    combination
      .toLowerCase()
      // A trailing plus is the key: cmd++.
      .replace(/(^|\+)\s*\+\s*$/, "$1plus")
      .split("+")
      .map((name) => plain(name.trim()))
  );
}

/** The key caps of `cmd+shift+space`. Unknown keys are shown as typed. */
export function keyParts(combination: string, platform: Platform): KeyPart[] {
  const names = keyNames(combination).filter((name) => name !== "");
  const held = modifiers[platform].filter((name) => names.includes(name));
  const parts = [...held, ...names.filter((name) => !isModifier(name))].map(
    (name) => keys.get(name)?.[platform] ?? part(name.charAt(0).toUpperCase() + name.slice(1)),
  );
  // cmd and ctrl are the same key on other platforms.
  return [...new Map(parts.map((each) => [each.cap, each])).values()];
}
