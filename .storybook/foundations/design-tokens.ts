import { colorDescriptions } from "../../packages/ui/src/theme/descriptions";
import { scales, type Colors, type Scales } from "../../packages/ui/src/theme/values";

type Token = { $type: string; $value: unknown; $description?: string };
export type TokenGroup = { [name: string]: Token | TokenGroup | string };

type TextRole = Scales["type"][keyof Scales["type"]];

const rootFontSize = 16;

function channels(color: string): { components: number[]; alpha: number } {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1);
  if (hex) return { components: hex.map((part) => Number.parseInt(part, 16) / 255), alpha: 1 };
  const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return { components: [r / 255, g / 255, b / 255], alpha };
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
const hexOf = (components: readonly number[]) =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

function colorValue(color: string) {
  const { components, alpha } = channels(color);
  return {
    colorSpace: "srgb",
    components: components.map(round),
    ...(alpha !== 1 && { alpha }),
    hex: hexOf(components),
  };
}

/** Design tools work in pixels. */
function pixels(length: string) {
  const value = Number.parseFloat(length);
  return { value: length.endsWith("rem") ? value * rootFontSize : value, unit: "px" };
}

/** A CSS shadow list: `0 1px 2px rgb(33 22 38 / 0.06), …`. */
function shadowValue(shadow: string) {
  return shadow.split(/,(?![^(]*\))/).map((layer) => {
    const color = /rgb\([^)]*\)/.exec(layer)?.[0] ?? "";
    const [offsetX = "0", offsetY = "0", blur = "0", spread = "0"] = layer
      .replace(color, "")
      .trim()
      .split(/\s+/);
    return {
      color: colorValue(color),
      offsetX: pixels(offsetX),
      offsetY: pixels(offsetY),
      blur: pixels(blur),
      spread: pixels(spread),
    };
  });
}

type Values = { readonly [name: string]: string | Values };

function group(
  type: string,
  values: Values,
  convert: (value: string) => unknown,
  descriptions: Values = {},
): TokenGroup {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, TokenGroup[string]] => {
      const about = descriptions[name];
      if (typeof value !== "string")
        return [name, group(type, value, convert, typeof about === "object" ? about : {})];
      const token = { $type: type, $value: convert(value) };
      return [name, typeof about === "string" ? { ...token, $description: about } : token];
    }),
  );
}

const families = (list: string) => list.split(",").map((family) => family.trim().replaceAll('"', ""));
const numbers = (list: string) => (list.match(/-?[\d.]+/g) ?? []).map(Number);

function typography({ fontSize, fontWeight, lineHeight, letterSpacing }: TextRole): Token {
  const { value } = pixels(fontSize);
  return {
    $type: "typography",
    $value: {
      fontFamily: families(scales.font.body),
      fontSize: pixels(fontSize),
      fontWeight: Number(fontWeight),
      lineHeight: Number(lineHeight),
      letterSpacing: { value: round(value * Number.parseFloat(letterSpacing)), unit: "px" },
    },
  };
}

/**
 * All tokens of one theme in the format of the Design Tokens Community Group, one file per theme, as Figma imports
 * modes: https://www.designtokens.org/tr/2025.10/format/
 */
export function designTokens({ shadow, ...colors }: Colors): TokenGroup {
  const { space, font, size, leading, weight, type, radius, motion, layer, control, measure } = scales;
  const { ease, ...durations } = motion;
  return {
    color: group("color", colors, colorValue, colorDescriptions),
    shadow: group("shadow", shadow, shadowValue, colorDescriptions.shadow),
    // A name in the format can’t contain a dot.
    space: group(
      "dimension",
      Object.fromEntries(Object.entries(space).map(([step, length]) => [step.replace(".", "-"), length])),
      pixels,
    ),
    radius: group("dimension", radius, pixels),
    control: group("dimension", control, pixels),
    measure: { $type: "dimension", $value: pixels(measure) },
    font: {
      family: group("fontFamily", font, families),
      size: group("dimension", size, pixels),
      weight: group("fontWeight", weight, Number),
      leading: group("number", leading, Number),
    },
    text: Object.fromEntries(Object.entries(type).map(([name, role]) => [name, typography(role)])),
    motion: {
      duration: group("duration", durations, (value) => ({ value: Number.parseFloat(value), unit: "ms" })),
      ease: { $type: "cubicBezier", $value: numbers(ease) },
    },
    layer: group("number", layer, Number),
  };
}
