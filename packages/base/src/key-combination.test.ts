import { describe, expect, test } from "vitest";
import type { Platform } from "./platform";
import { keyParts } from "./key-combination";

describe("key caps", () => {
  const caps = (combination: string, platform: Platform) =>
    keyParts(combination, platform).map(({ cap }) => cap);

  test.each([
    ["cmd+k", ["⌘", "K"], ["Ctrl", "K"]],
    ["ctrl+k", ["⌃", "K"], ["Ctrl", "K"]],
    ["cmd+shift+space", ["⇧", "⌘", "Space"], ["Ctrl", "Shift", "Space"]],
    ["Command + Option + P", ["⌥", "⌘", "P"], ["Ctrl", "Alt", "P"]],
    ["opt+k", ["⌥", "K"], ["Alt", "K"]],
    ["cmd+pageup", ["⌘", "Page Up"], ["Ctrl", "Page Up"]],
    ["escape", ["Esc"], ["Esc"]],
    ["cmd++", ["⌘", "+"], ["Ctrl", "+"]],
    ["Cmd + +", ["⌘", "+"], ["Ctrl", "+"]],
    ["+", ["+"], ["+"]],
    ["ctrl+cmd+x", ["⌃", "⌘", "X"], ["Ctrl", "X"]],
    ["alt+arrowup", ["⌥", "↑"], ["Alt", "↑"]],
    ["cmd+", ["⌘"], ["Ctrl"]],
    ["", [], []],
    ["no such thing", ["No such thing"], ["No such thing"]],
    ["constructor+toString", ["Constructor", "Tostring"], ["Constructor", "Tostring"]],
  ])("%j", (combination, mac, other) => {
    expect(caps(combination, "mac")).toEqual(mac);
    expect(caps(combination, "other")).toEqual(other);
  });

  test("names symbols", () => {
    expect(keyParts("cmd+k", "mac").map(({ name }) => name)).toEqual(["Command", "K"]);
  });
});
