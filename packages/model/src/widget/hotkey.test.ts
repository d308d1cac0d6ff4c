import { expect, test } from "vitest";
import { linear, timeGrowth } from "../testing/linear-time";
import { formatHotkey, hotkeyHint, parseHotkey } from "./hotkey";

test.each([
  ["cmd+k", "cmd+k", "⌘K", "Ctrl+K"],
  ["ctrl+k", "ctrl+k", "⌃K", "Ctrl+K"],
  ["cmd+shift+space", "cmd+shift+space", "⇧⌘ Space", "Ctrl+Shift+Space"],
  [" CMD + K ", "cmd+k", "⌘K", "Ctrl+K"],
  ["shift+cmd+k", "cmd+shift+k", "⇧⌘K", "Ctrl+Shift+K"],
  ["Command+Option+P", "cmd+alt+p", "⌥⌘P", "Ctrl+Alt+P"],
  ["⌘+K", "cmd+k", "⌘K", "Ctrl+K"],
  ["ctrl+/", "ctrl+/", "⌃/", "Ctrl+/"],
  ["ctrl++", "ctrl+plus", "⌃+", "Ctrl++"],
  ["ctrl+ + ", "ctrl+plus", "⌃+", "Ctrl++"],
  ["alt+ArrowUp", "alt+up", "⌥↑", "Alt+↑"],
  ["cmd+ctrl+x", "cmd+ctrl+x", "⌃⌘X", "Ctrl+X"],
  ["f2", "f2", "F2", "F2"],
  ["cmd+f2", "cmd+f2", "⌘ F2", "Ctrl+F2"],
  ["alt+pageup", "alt+pageup", "⌥ Page Up", "Alt+Page Up"],
  ["alt+pagedown", "alt+pagedown", "⌥ Page Down", "Alt+Page Down"],
  ["cmd+ü", "cmd+ü", "⌘Ü", "Ctrl+Ü"],
  ["cmd+esc", "cmd+escape", "⌘ Esc", "Ctrl+Esc"],
])("%j is %s, shown as %s or %s", (text, written, mac, other) => {
  const hotkey = parseHotkey(text);
  expect(hotkey && [...hotkey.modifiers, hotkey.key].join("+")).toBe(written);
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
  ["", "Without a shortcut"],
  [" ", "Without a shortcut"],
])("%s gets a hint: %s", (text, hint) => {
  expect(hotkeyHint(text)).toContain(hint);
});

test.each(["cmd+k", "ctrl+k", "cmd+shift+space", "alt+k", "f2"])("%s gets no hint", (text) => {
  expect(hotkeyHint(text)).toBeNull();
});

test.each(["+", "cmd+", " ", "+ ", "a"])("takes linear time on combinations full of %j", (piece) => {
  expect(
    timeGrowth((size) => {
      const text = piece.repeat(size);
      return () => [parseHotkey(text), hotkeyHint(text), formatHotkey(text, "other")];
    }, 10_000),
  ).toBeLessThanOrEqual(linear);
});
