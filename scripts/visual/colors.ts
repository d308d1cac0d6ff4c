import { createHash } from "node:crypto";
import { light } from "../../packages/ui/src/theme/values";
import { themes, type Theme } from "./looks";

/** The CSS variables of each theme, by name: `--color-tone-good-text`. */
export type Tokens = Record<Theme, Record<string, string>>;

type Rgb = readonly [number, number, number];

export interface Replacement {
  theme: Theme;
  from: Rgb;
  to: Rgb;
  /** Whether other tokens had the same color and don't have the new one. */
  isShared: boolean;
  change: TokenChange;
}

/** The new colors of a token, or of several that shared a color: one decision. */
export interface TokenChange {
  /** `tone.good.text`. */
  name: string;
  /** `light #1a673a → #1a7a3a, dark #85d3a2 → #95d3a2`. */
  colors: string;
  hash: string;
}

/** `--color-accent-on-solid` by `accent.onSolid`. */
function namesOf(tokens: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(tokens).flatMap(([key, value]) => {
    const names = [...path, key];
    if (typeof value === "object") return namesOf(value, names);
    const variable = names.join("-").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [[`--color-${variable}`, names.join(".")] as [string, string]];
  });
}
const names = new Map(namesOf(light));

/** An opaque color; those with alpha are only part of shadows and the veil. */
function parse(value: string | undefined): Rgb | undefined {
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value?.trim() ?? "") ?? [];
  if (hex === undefined) return undefined;
  const digits = hex.length === 3 ? hex.replaceAll(/./g, "$&$&") : hex;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

const written = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
const isSame = (a: Rgb, b: Rgb) => a.every((part, at) => part === b[at]);

/** A token's new color in one theme. */
interface Pair {
  variable: string;
  theme: Theme;
  from: Rgb;
  to: Rgb;
}

function pairsOf(before: Tokens, after: Tokens): Pair[] {
  return themes.flatMap((theme) =>
    Object.entries(before[theme]).flatMap(([variable, value]) => {
      const [from, to] = [parse(value), parse(after[theme][variable])];
      return from && to && !isSame(from, to) ? [{ variable, theme, from, to }] : [];
    }),
  );
}

const keyOf = ({ theme, from, to }: Pair) => `${theme} ${written(from)} → ${written(to)}`;

/** Pairs of the same token, or with the same colors, which a picture can't tell apart. */
function groupsOf(pairs: readonly Pair[]): Pair[][] {
  let groups: Pair[][] = [];
  for (const pair of pairs) {
    const isRelated = (other: Pair) => other.variable === pair.variable || keyOf(other) === keyOf(pair);
    const related = groups.filter((group) => group.some(isRelated));
    groups = [...groups.filter((group) => !related.includes(group)), [...related.flat(), pair]];
  }
  return groups;
}

/** The colors that changed between two commits' tokens. */
export function replacementsOf(before: Tokens | undefined, after: Tokens | undefined): Replacement[] {
  if (before === undefined || after === undefined) return [];
  return groupsOf(pairsOf(before, after)).flatMap((pairs) => {
    const colors = [...new Set(pairs.map(keyOf))].join(", ");
    const variables = [...new Set(pairs.map(({ variable }) => variable))];
    const change: TokenChange = {
      name: variables.map((variable) => names.get(variable) ?? variable).join(", "),
      colors,
      hash: createHash("sha256").update(colors).digest("hex").slice(0, 8),
    };
    const distinct = [...new Map(pairs.map((pair) => [keyOf(pair), pair])).values()];
    return distinct.map(({ theme, from, to }) => {
      const isShared = Object.entries(before[theme]).some(([variable, value]) => {
        const [was, is] = [parse(value), parse(after[theme][variable])];
        return was !== undefined && isSame(was, from) && !(is && isSame(is, to));
      });
      return { theme, from, to, isShared, change };
    });
  });
}

/** How often a color became another one, or stayed. A color is a pixel's bytes; red is the lowest. */
type PixelChanges = ReadonlyMap<number, ReadonlyMap<number, number>>;

const rgbOf = (pixel: number): Rgb => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
const pixelOf = ([red, green, blue]: Rgb) => red | (green << 8) | (blue << 16) | (255 << 24);

/** Rounding, once for each of two layers. */
const tolerance = 2;
/** Text is drawn a little bolder or thinner, depending on its color. */
const coverageTolerance = 0.08;

/** How much of `over` covers `under` in a color, if the color is between them. */
function coverage(color: Rgb, under: Rgb, over: Rgb): number | undefined {
  let [dot, square] = [0, 0];
  for (const at of [0, 1, 2] as const) {
    dot += (color[at] - under[at]) * (over[at] - under[at]);
    square += (over[at] - under[at]) ** 2;
  }
  if (square === 0) return undefined;
  const share = Math.min(1, Math.max(0, dot / square));
  const isBetween = ([0, 1, 2] as const).every(
    (at) => Math.abs(under[at] + share * (over[at] - under[at]) - color[at]) <= tolerance,
  );
  return isBetween ? share : undefined;
}

/** The most frequent colors of the rows that differ: backgrounds of blended pixels. */
const paletteOf = (changes: PixelChanges): Rgb[] =>
  [...changes]
    .map(([pixel, becomes]) => ({
      pixel,
      count: [...becomes.values()].reduce((sum, count) => sum + count, 0),
    }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 40)
    .map(({ pixel }) => rgbOf(pixel));

/**
 * The tokens whose new colors alone explain every pixel that changed: it had the token's color, or a blend with a color
 * next to it. Undefined if anything else changed.
 */
export function replacedTokens(
  changes: PixelChanges,
  equalRows: readonly Int32Array[],
  replacements: readonly Replacement[],
): ReadonlySet<TokenChange> | undefined {
  if (replacements.length === 0) return undefined;
  const palette = paletteOf(changes);
  const used = new Set<Replacement>();
  /** The last explanation usually explains the next pixel too. */
  let recent = replacements;
  const replacementOf = (color: Rgb) => replacements.find(({ from }) => isSame(from, color));

  function isBlend(was: Rgb, is: Rgb, over: Replacement): boolean {
    return palette.some((under) => {
      const below = replacementOf(under);
      const before = coverage(was, under, over.from);
      const after = before === undefined ? undefined : coverage(is, below?.to ?? under, over.to);
      if (before === undefined || after === undefined) return false;
      if (Math.abs(before - after) > coverageTolerance) return false;
      if (below) used.add(below);
      return true;
    });
  }

  for (const [from, becomes] of changes)
    for (const to of becomes.keys()) {
      if (from === to) continue;
      const [was, is] = [rgbOf(from), rgbOf(to)];
      const found =
        replacements.find((each) => isSame(each.from, was) && isSame(each.to, is)) ??
        recent.find((each) => isBlend(was, is, each));
      if (found === undefined) return undefined;
      used.add(found);
      recent = [found, ...recent.filter((each) => each !== found)];
    }

  /** A token's color is replaced wherever it was; a moved or removed element leaves it elsewhere. */
  const isLeft = ({ from }: Replacement) => {
    const pixel = pixelOf(from);
    return changes.get(pixel)?.has(pixel) === true || equalRows.some((row) => row.includes(pixel));
  };
  if ([...used].some((each) => !each.isShared && isLeft(each))) return undefined;
  return new Set([...used].map(({ change }) => change));
}
