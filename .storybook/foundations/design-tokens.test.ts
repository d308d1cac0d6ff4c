import { defineConfig, parse } from "@terrazzo/parser";
import { expect, test } from "vitest";
import { dark, light, scales } from "../../packages/ui/src/theme/values";
import { designTokens, type TokenGroup } from "./design-tokens";

const types = [
  "color",
  "cubic-bezier",
  "dimension",
  "duration",
  "font-family",
  "font-weight",
  "number",
  "shadow",
  "typography",
];
const rules = Object.fromEntries(types.map((type) => [`core/valid-${type}`, "error" as const]));

/** Parses the file as a design tool would. Throws if it violates the format. */
async function tokensIn(file: TokenGroup) {
  const filename = new URL("file:///tokens.json");
  const config = defineConfig({ lint: { rules } }, { cwd: new URL("file:///") });
  const { tokens } = await parse([{ filename, src: JSON.stringify(file) }], { config });
  return tokens;
}

const namesIn = (value: object, path: readonly string[] = []): string[] =>
  Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    typeof each === "object" && each !== null ? namesIn(each, [...path, key]) : [[...path, key].join(".")],
  );

test.each([
  ["light", light],
  ["dark", dark],
])("the %s export is valid and has every token", async (_, colors) => {
  const tokens = await tokensIn(designTokens(colors));
  // A role is one token of four values.
  expect(Object.keys(tokens)).toHaveLength(
    namesIn(colors).length + namesIn(scales).length - 3 * Object.keys(scales.type).length,
  );
  expect(tokens["color.accent.solid"]).toMatchObject({
    $type: "color",
    $value: { colorSpace: "srgb", hex: colors.accent.solid },
    $description: "Primary buttons and checked controls",
  });
  expect(tokens["color.tone.bad.text"]?.$description).toMatch(/^Bad: failed/);
});

test("lengths are in pixels, shadows in layers", async () => {
  const tokens = await tokensIn(designTokens(light));
  expect(tokens["space.4"]?.$value).toEqual({ value: 16, unit: "px" });
  expect(tokens["motion.duration.quick"]?.$value).toEqual({ value: 120, unit: "ms" });
  expect(tokens["shadow.low"]?.$value).toHaveLength(2);
  expect(tokens["shadow.low"]?.$value).toMatchObject([
    { offsetY: { value: 1, unit: "px" }, blur: { value: 2, unit: "px" }, color: { alpha: 0.06 } },
    { offsetY: { value: 1, unit: "px" }, blur: { value: 1, unit: "px" }, color: { alpha: 0.04 } },
  ]);
});

test("rejects an invalid value", async () => {
  const wrong = { space: { "1": { $type: "dimension", $value: "4" } } };
  await expect(tokensIn(wrong)).rejects.toThrow("core/valid-dimension");
});
