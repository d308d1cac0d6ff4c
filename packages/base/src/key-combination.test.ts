import { describe, expect, test } from "vitest";
import type { Platform, Press } from "./press";
import { combinationOf, keyParts } from "./key-combination";

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

describe("recording", () => {
  test.each<[Press, string | undefined]>([
    [{ key: "k", code: "KeyK", metaKey: true }, "cmd+k"],
    [{ key: "k", code: "KeyK", ctrlKey: true }, "ctrl+k"],
    [{ key: " ", code: "Space", metaKey: true, shiftKey: true }, "cmd+shift+space"],
    [{ key: "K", code: "KeyK", ctrlKey: true, shiftKey: true }, "ctrl+shift+k"],
    [{ key: "˚", code: "KeyK", altKey: true }, "alt+k"],
    [{ key: "\u00A0", code: "Space", altKey: true }, "alt+space"],
    [{ key: "Dead", code: "KeyE", altKey: true }, "alt+e"],
    [{ key: "!", code: "Digit1", ctrlKey: true, shiftKey: true }, "ctrl+shift+1"],
    [{ key: "л", code: "KeyK", ctrlKey: true }, "ctrl+k"],
    [{ key: "z", code: "KeyY", ctrlKey: true }, "ctrl+z"],
    // AZERTY: A is at the position of the American Q.
    [{ key: "A", code: "KeyQ", ctrlKey: true, shiftKey: true }, "ctrl+shift+a"],
    [{ key: "a", code: "KeyQ", altKey: true }, "alt+a"],
    [{ key: ",", code: "KeyM", ctrlKey: true }, "ctrl+,"],
    [{ key: "1", code: "Digit1", ctrlKey: true, shiftKey: true }, "ctrl+shift+1"],
    [{ key: "ArrowUp", code: "ArrowUp", altKey: true }, "alt+up"],
    [{ key: "PageUp", code: "PageUp", metaKey: true }, "cmd+pageup"],
    [{ key: "+", code: "Equal", ctrlKey: true, shiftKey: true }, "ctrl+shift++"],
    [{ key: "Escape", code: "Escape", altKey: true }, "alt+escape"],
    [{ key: "/", code: "Slash", ctrlKey: true }, "ctrl+/"],
    [{ key: "F2", code: "F2" }, "f2"],
    [{ key: "Meta", code: "MetaLeft", metaKey: true }, undefined],
    [{ key: "Dead", code: "Quote", altKey: true }, undefined],
    [{}, undefined],
  ])("%j is %s", (pressed, combination) => {
    expect(combinationOf(pressed)).toBe(combination);
  });
});
