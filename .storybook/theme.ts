import { create } from "storybook/theming";
import { dark, light, scales } from "../packages/ui/src/theme/values";

const colors = { light, dark };

/** Storybook's own UI in the console's colors. */
export function storybookTheme(base: "light" | "dark") {
  const { surface, text, line, accent } = colors[base];
  return create({
    base,
    brandTitle: "Understudy Console",
    brandUrl: "./",
    brandTarget: "_self",
    fontBase: scales.font.body,
    fontCode: scales.font.code,
    appBg: surface.sunken,
    appContentBg: surface.canvas,
    appPreviewBg: surface.canvas,
    appBorderColor: line.soft,
    appBorderRadius: 8,
    barBg: surface.canvas,
    barTextColor: text.muted,
    barHoverColor: accent.onSoft,
    barSelectedColor: accent.onSoft,
    colorPrimary: accent.solid,
    colorSecondary: accent.solid,
    textColor: text.main,
    textMutedColor: text.muted,
    inputBg: surface.card,
    inputBorder: line.control,
    inputTextColor: text.main,
  });
}
