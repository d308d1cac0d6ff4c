import { assignVars, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { dark, light, scales, type Colors, type Scales } from "./values";

export { tableQueries } from "./tableQueries";

/** `vars.color.text.muted` reads `--color-text-muted` in the browser's inspector. */
const readable = (_: string | null, path: string[]) =>
  path
    .join("-")
    .replaceAll(".", "-")
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colorVars = createGlobalThemeContract({ color: light }, readable).color;
const scaleVars = createGlobalThemeContract(scales, readable);

export const vars: { color: Colors } & Scales = { color: colorVars, ...scaleVars };

globalStyle(":root", {
  vars: { ...assignVars(colorVars, light), ...assignVars(scaleVars, scales) },
  colorScheme: "light",
});

// The system's theme applies unless <html> has the attribute. Paper is light.
const night = { vars: assignVars(colorVars, dark), colorScheme: "dark" };
globalStyle(":root:not([data-theme])", { "@media": { "screen and (prefers-color-scheme: dark)": night } });
globalStyle(":root[data-theme=dark]", { "@media": { screen: night } });
