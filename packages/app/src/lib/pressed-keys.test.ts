import { expect, test } from "vitest";
import { shortcuts } from "@understudy/model";
import type { Platform, Press } from "@understudy/base";
import { pressedKeys } from "./pressed-keys";

test.each<[string, Press, Platform, string]>([
  ["Command on a Mac", { key: "k", metaKey: true }, "mac", "cmd+k"],
  ["Control elsewhere", { key: "k", ctrlKey: true }, "other", "cmd+k"],
  ["Control on a Mac deletes a line", { key: "k", ctrlKey: true }, "mac", "other+k"],
  ["the Windows key", { key: "k", metaKey: true }, "other", "other+k"],
  ["both at once", { key: "k", metaKey: true, ctrlKey: true }, "other", "other+cmd+k"],
  ["with caps lock", { key: "K", ctrlKey: true }, "other", "cmd+k"],
  ["with Shift it is another", { key: "K", ctrlKey: true, shiftKey: true }, "other", "cmd+K"],
  ["with Alt it is another", { key: "k", ctrlKey: true, altKey: true }, "other", "other+cmd+k"],
  ["on a Cyrillic keyboard", { key: "л", code: "KeyK", ctrlKey: true }, "other", "cmd+k"],
  ["a letter", { key: "j" }, "other", "j"],
  ["a sign that needs Shift", { key: "?", code: "Slash", shiftKey: true }, "other", "?"],
  ["a sign that needs none", { key: "?", code: "Comma" }, "other", "?"],
  ["a named key", { key: "Backspace", code: "Backspace" }, "other", "backspace"],
])("%s", (_, press, platform, expected) => {
  expect(pressedKeys(press, platform)).toBe(expected);
});

test("autofill sends events without a key", () => {
  expect(Object.values(shortcuts)).not.toContain(pressedKeys({}, "other"));
});
