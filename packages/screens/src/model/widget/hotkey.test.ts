import { expect, test } from "vitest";
import { linear, timeGrowth } from "../../testing/linear-time";
import { formatHotkey, hotkeyHint, parseHotkey, writeHotkey } from "./hotkey";

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
  ["alt+ArrowUp", "alt+up", "⌥↑", "Alt+↑"],
  ["cmd+ctrl+x", "cmd+ctrl+x", "⌃⌘X", "Ctrl+X"],
  ["f2", "f2", "F2", "F2"],
  ["cmd+ü", "cmd+ü", "⌘Ü", "Ctrl+Ü"],
  ["cmd+esc", "cmd+escape", "⌘ Esc", "Ctrl+Esc"],
])("%j is %s, shown as %s or %s", (text, written, mac, other) => {
  const hotkey = parseHotkey(text);
  expect(hotkey === null ? null : writeHotkey(hotkey)).toBe(written);
  expect([formatHotkey(text, "mac"), formatHotkey(text, "other")]).toEqual([mac, other]);
});

test.each(["", "cmd", "cmd+", "cmd+shift", "k+cmd", "foo+k", "cmd k", "cmd+kk", "cmd++k", "f25", "hyper+x"])(
  "%j is not a combination, and is shown as typed",
  (text) => {
    expect(parseHotkey(text)).toBeNull();
    expect(formatHotkey(text, "mac")).toBe(text);
  },
);

test.each([
  ["cmd+t", "mac", "Reserved by browsers: it opens a new tab"],
  ["cmd+t", "other", "Reserved by browsers: it opens a new tab"],
  ["ctrl+w", "other", "closes the tab"],
  ["ctrl+shift+n", "other", "private window"],
  ["cmd+1", "mac", "switches tabs"],
  ["ctrl+9", "other", "switches tabs"],
  ["ctrl+tab", "mac", "switches tabs"],
  ["ctrl+tab", "other", "switches tabs"],
  ["cmd+q", "mac", "quits the browser"],
  ["F5", "other", "reloads"],
  ["alt+left", "other", "goes back"],
  ["k", "mac", "while people type"],
  ["shift+k", "other", "while people type"],
  ["banana", "mac", "Invalid shortcut"],
  ["", "mac", "Without a shortcut"],
] as const)("%s on %s gets a hint: %s", (text, platform, hint) => {
  expect(hotkeyHint(text, platform)).toContain(hint);
});

test.each([
  ["cmd+k", "mac"],
  ["cmd+k", "other"],
  ["ctrl+k", "mac"],
  ["ctrl+k", "other"],
  ["cmd+shift+space", "mac"],
  ["cmd+shift+space", "other"],
  ["ctrl+t", "mac"],
  ["cmd+q", "other"],
  ["alt+k", "other"],
  ["f2", "mac"],
] as const)("%s on %s gets no hint", (text, platform) => {
  expect(hotkeyHint(text, platform)).toBeNull();
});

test.each(["+", "cmd+", " ", "a"])("takes linear time on combinations full of %j", (piece) => {
  expect(
    timeGrowth((size) => {
      const text = piece.repeat(size);
      return () => [parseHotkey(text), hotkeyHint(text, "mac"), formatHotkey(text, "other")];
    }, 10_000),
  ).toBeLessThanOrEqual(linear);
});
