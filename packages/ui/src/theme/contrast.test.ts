import { describe, expect, test } from "vitest";
import { contrast, tones } from "@understudy/base";
import type { Colors } from "./values";
import { dark, light } from "./values";

const READABLE = 4.5;
const DISCERNIBLE = 3;

type Pair = [name: string, front: string, back: string, least: number];

function pairs({ surface, text, line, accent, mark, danger, chrome, tone }: Colors): Pair[] {
  const onEverySurface = (name: string, front: string, least: number): Pair[] =>
    Object.entries(surface).map(([back, color]) => [`${name} on surface.${back}`, front, color, least]);
  return [
    ...Object.entries(text).flatMap(([name, color]) => onEverySurface(`text.${name}`, color, READABLE)),
    ...onEverySurface("line.control", line.control, DISCERNIBLE),
    ...onEverySurface("line.focus", line.focus, DISCERNIBLE),
    ...onEverySurface("accent.solid", accent.solid, DISCERNIBLE),
    ...onEverySurface("mark.recorded", mark.recorded, DISCERNIBLE),
    ...onEverySurface("mark.performed", mark.performed, DISCERNIBLE),
    ...onEverySurface("danger.solid", danger.solid, DISCERNIBLE),
    ["accent.onSolid", accent.onSolid, accent.solid, READABLE],
    ["accent.onSolid, hovered", accent.onSolid, accent.solidHover, READABLE],
    ["accent.onSoft", accent.onSoft, accent.soft, READABLE],
    ["danger.onSolid", danger.onSolid, danger.solid, READABLE],
    ["danger.onSolid, hovered", danger.onSolid, danger.solidHover, READABLE],
    ...[chrome.back, chrome.hover].flatMap((back): Pair[] => [
      [`chrome.text on ${back}`, chrome.text, back, READABLE],
      [`chrome.muted on ${back}`, chrome.muted, back, READABLE],
    ]),
    ["chrome.onActive", chrome.onActive, chrome.active, READABLE],
    ["chrome.onActive on back", chrome.onActive, chrome.back, READABLE],
    ["chrome.mark", chrome.mark, chrome.back, DISCERNIBLE],
    ["chrome.mark on active", chrome.mark, chrome.active, DISCERNIBLE],
    ...tones.flatMap((name): Pair[] => [
      [`tone.${name}.text on its soft`, tone[name].text, tone[name].soft, READABLE],
      [`text.main on tone.${name}.soft`, text.main, tone[name].soft, READABLE],
      ...onEverySurface(`tone.${name}.text`, tone[name].text, READABLE),
      ...onEverySurface(`tone.${name}.solid`, tone[name].solid, DISCERNIBLE),
    ]),
  ];
}

describe.each([
  ["light", light],
  ["dark", dark],
])("%s", (_, colors) => {
  test.each(pairs(colors))("%s", (_name, front, back, least) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });
});
