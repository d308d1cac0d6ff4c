import { expect, test } from "vitest";
import { formatHotkey, hotkeyHint, parseHotkey } from "./hotkey";

test.each([
  ["cmd+k", "⌘K", "Ctrl+K"],
  ["ctrl+k", "⌃K", "Ctrl+K"],
  ["cmd+shift+space", "⇧⌘ Space", "Ctrl+Shift+Space"],
  [" CMD + K ", "⌘K", "Ctrl+K"],
  ["shift+cmd+k", "⇧⌘K", "Ctrl+Shift+K"],
  ["Command+Option+P", "⌥⌘P", "Ctrl+Alt+P"],
  ["opt+k", "⌥K", "Alt+K"],
  ["⌘+K", "⌘K", "Ctrl+K"],
  ["ctrl+/", "⌃/", "Ctrl+/"],
  ["ctrl++", "⌃+", "Ctrl++"],
  ["ctrl+ + ", "⌃+", "Ctrl++"],
  ["alt+ArrowUp", "⌥↑", "Alt+↑"],
  ["cmd+ctrl+x", "⌃⌘X", "Ctrl+X"],
  ["f2", "F2", "F2"],
  ["cmd+f2", "⌘ F2", "Ctrl+F2"],
  ["cmd+pageup", "⌘ Page Up", "Ctrl+Page Up"],
  ["alt+pagedown", "⌥ Page Down", "Alt+Page Down"],
  ["cmd+ü", "⌘Ü", "Ctrl+Ü"],
  ["cmd+esc", "⌘ Esc", "Ctrl+Esc"],
])("%j is shown as %s or %s", (text, mac, other) => {
  expect([formatHotkey(text, "mac"), formatHotkey(text, "other")]).toEqual([mac, other]);
});

test.each([
  "",
  "cmd",
  "cmd+",
  "cmd+shift",
  "ctrl+⌘",
  "k+cmd",
  "foo+k",
  "cmd k",
  "cmd+kk",
  "cmd++k",
  "f25",
  "hyper+x",
])("%j is not a combination, and is shown as typed", (text) => {
  expect(parseHotkey(text)).toBeNull();
  expect(formatHotkey(text, "mac")).toBe(text);
});

test.each([
  ["k", "while people type"],
  ["shift+k", "while people type"],
  ["banana", "Invalid shortcut"],
  ["", "Enter a shortcut"],
  [" ", "Enter a shortcut"],
])("%s gets a hint: %s", (text, hint) => {
  expect(hotkeyHint(text)).toContain(hint);
});

test.each(["cmd+k", "ctrl+k", "cmd+shift+space", "alt+k", "f2"])("%s gets no hint", (text) => {
  expect(hotkeyHint(text)).toBeNull();
});

test.each(["+", "cmd+", " ", "+ ", "a"])("a million times %j is no shortcut", (piece) => {
  const long = piece.repeat(1_000_000);
  expect(parseHotkey(long)).toBeNull();
  expect(hotkeyHint(long)).not.toBeNull();
  expect(formatHotkey(long, "other")).not.toBe("");
});
