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
  const lower = name.toLowerCase();
  const key = keyNames.get(lower) ?? lower;
  return knownKeys.test(key) ? key : null;
}

/** Reads a combination as people write it; `null` when it is none. */
export function parseHotkey(text: string): Hotkey | null {
  const names = text
    .trim()
    .toLowerCase()
    .replace(/\+\s*\+$/, "+plus")
    .split("+")
    .map((name) => name.trim());
  const key = toKey(names.at(-1) ?? "");
  const held = names.slice(0, -1).map((name) => modifierNames.get(name));
  if (key === null || modifierNames.has(key) || held.includes(undefined)) return null;
  return { modifiers: modifiers.filter((modifier) => held.includes(modifier)), key };
}

/** `cmd+shift+space`, as it is stored. */
export function writeHotkey({ modifiers: held, key }: Hotkey): string {
  return [...held, key].join("+");
}

const macSigns: Record<Modifier, string> = { ctrl: "⌃", alt: "⌥", shift: "⇧", cmd: "⌘" };
const macOrder: readonly Modifier[] = ["ctrl", "alt", "shift", "cmd"];
/** Away from the Mac, ⌘ is Ctrl. */
const otherWords: Record<Modifier, string> = { cmd: "Ctrl", ctrl: "Ctrl", alt: "Alt", shift: "Shift" };
const keyWords: ReadonlyMap<string, string> = new Map([
  ["escape", "Esc"],
  ["plus", "+"],
  ["pageup", "Page Up"],
  ["pagedown", "Page Down"],
  ["up", "↑"],
  ["down", "↓"],
  ["left", "←"],
  ["right", "→"],
]);

const keyWord = (key: string) => keyWords.get(key) ?? key.charAt(0).toUpperCase() + key.slice(1);

/** `⌘K` on a Mac, `Ctrl+K` elsewhere; what is no combination is shown as it was typed. */
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

// Written with `mod` for ⌘ on a Mac and Ctrl elsewhere.
const browserKeys: ReadonlyMap<string, string> = new Map([
  ["mod+t", "opens a new tab"],
  ["mod+n", "opens a new window"],
  ["mod+shift+n", "opens a private window"],
  ["mod+shift+p", "opens a private window"],
  ["mod+w", "closes the tab"],
  ["mod+shift+w", "closes the window"],
  ["mod+shift+t", "reopens a closed tab"],
  ["mod+r", "reloads the page"],
  ["mod+shift+r", "reloads the page"],
  ["mod+l", "goes to the address bar"],
  ["mod+f", "searches the page"],
  ["mod+p", "prints the page"],
  ["mod+s", "saves the page"],
  ["mod+o", "opens a file"],
  ["mod+d", "bookmarks the page"],
  ["mod+h", "opens the history or hides the window"],
  ["mod+j", "opens the downloads"],
  ["mod+plus", "zooms in"],
  ["mod+-", "zooms out"],
  ["mod+0", "resets the zoom"],
  ["mod+shift+i", "opens the developer tools"],
  ["mod+shift+j", "opens the developer tools"],
  ["mod+shift+delete", "clears browsing data"],
  ["ctrl+tab", "changes the tab"],
  ["ctrl+shift+tab", "changes the tab"],
  ["f1", "opens help"],
  ["f5", "reloads the page"],
  ["f6", "goes to the address bar"],
  ["f11", "fills the screen"],
  ["f12", "opens the developer tools"],
  ["alt+left", "goes back"],
  ["alt+right", "goes forward"],
  ["alt+f4", "closes the window"],
]);
const macKeys: ReadonlyMap<string, string> = new Map([
  ["cmd+q", "quits the browser"],
  ["cmd+m", "minimises the window"],
  ["cmd+tab", "changes the program"],
  ["cmd+space", "opens the system's search"],
  ["cmd+alt+i", "opens the developer tools"],
  ["cmd+,", "opens the browser's settings"],
  ["ctrl+space", "changes the keyboard"],
]);

function browserUse({ modifiers: held, key }: Hotkey, platform: Platform): string | undefined {
  const written = writeHotkey({ modifiers: held, key });
  const own = platform === "mac" ? macKeys.get(written) : undefined;
  // Digits with the modifier alone choose tabs.
  const mod =
    platform === "mac"
      ? written.replace(/^cmd\+/, "mod+")
      : written.replace(/^(?:cmd\+ctrl|cmd|ctrl)\+/, "mod+");
  if (/^mod\+[1-9]$/.test(mod)) return "changes the tab";
  return (
    own ??
    browserKeys.get(mod) ??
    browserKeys.get(platform === "mac" ? written : written.replace(/^cmd\+/, "ctrl+"))
  );
}

/** What should be known about a combination before visitors rely on it; it blocks nothing. */
export function hotkeyHint(text: string, platform: Platform): string | null {
  if (text.trim() === "") return "Without a combination the widget cannot be opened by keyboard.";
  const hotkey = parseHotkey(text);
  if (hotkey === null)
    return "This does not read as a combination. Write it like cmd+k, ctrl+k or cmd+shift+space.";
  const use = browserUse(hotkey, platform);
  if (use !== undefined) return `Browsers keep ${formatHotkey(text, platform)} for themselves: it ${use}.`;
  const isTyped = !hotkey.modifiers.some((modifier) => modifier !== "shift") && !/^f\d/.test(hotkey.key);
  return isTyped ? "Without cmd, ctrl or alt this opens the widget while people type." : null;
}
