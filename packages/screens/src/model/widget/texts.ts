import { countOf } from "../format/numbers";
import type { CoexistenceMode, LauncherSide } from "../site/site";

export const positionText = (side: LauncherSide, x: number, y: number, isInFront: boolean) =>
  `${x} px from the ${side}, ${y} px from the bottom. ${isInFront ? "In front of" : "Behind"} the site’s bar.`;

export function shownPagesText(included: number, excluded: number): string {
  const pages =
    included === 0 ? "Shows on every page" : `Shows on pages matching ${countOf(included, "pattern")}`;
  return excluded === 0 ? `${pages}.` : `${pages}, except ${excluded} excluded.`;
}

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

export const routePatternTexts = {
  grammar: "* matches within one path segment; :name matches a whole one. Excludes win.",
  included: (pattern: string) => `Shown: matches include ${pattern}.`,
  everywhere: "Shown: nothing excludes it.",
  excluded: (pattern: string) => `Hidden: matches exclude ${pattern}.`,
  notIncluded: "Hidden: no include pattern matches.",
};

export const hotkeyTexts = {
  missing: "Without a shortcut, the widget can’t be opened by keyboard.",
  invalid: "Invalid shortcut. Try cmd+k or ctrl+k.",
  reserved: (use: string) => `Reserved by browsers: it ${use}.`,
  typed: "This will trigger while people type. Add cmd, ctrl or alt.",
};

/** What browsers do with a combination. Written with `mod` for ⌘ on a Mac and Ctrl elsewhere. */
export const browserShortcuts: ReadonlyMap<string, string> = new Map([
  ["mod+t", "opens a new tab"],
  ["mod+n", "opens a new window"],
  ["mod+shift+n", "opens a private window"],
  ["mod+shift+p", "opens a private window"],
  ["mod+w", "closes the tab"],
  ["mod+shift+w", "closes the window"],
  ["mod+shift+t", "reopens a closed tab"],
  ["mod+r", "reloads the page"],
  ["mod+shift+r", "reloads the page"],
  ["mod+l", "focuses the address bar"],
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
  ["ctrl+tab", "switches tabs"],
  ["ctrl+shift+tab", "switches tabs"],
  ["f1", "opens help"],
  ["f5", "reloads the page"],
  ["f6", "focuses the address bar"],
  ["f11", "enters full screen"],
  ["f12", "opens the developer tools"],
  ["alt+left", "goes back"],
  ["alt+right", "goes forward"],
  ["alt+f4", "closes the window"],
]);

export const macShortcuts: ReadonlyMap<string, string> = new Map([
  ["cmd+q", "quits the browser"],
  ["cmd+m", "minimizes the window"],
  ["cmd+tab", "switches apps"],
  ["cmd+space", "opens the system search"],
  ["cmd+alt+i", "opens the developer tools"],
  ["cmd+,", "opens the browser settings"],
  ["ctrl+space", "switches keyboards"],
]);

export const tabShortcut = "switches tabs";

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
