import { style, styleVariants } from "@vanilla-extract/css";
import type { Tone } from "../theme/tokens";
import { truncated } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const text = style({ overflowWrap: "anywhere", textWrap: "pretty" });

export const size = styleVariants(vars.size, (fontSize) => ({ fontSize }));

const { tone: toned } = vars.color;

const colors: Record<Tone | "main" | "muted", string> = {
  main: vars.color.text.main,
  muted: vars.color.text.muted,
  good: toned.good.text,
  bad: toned.bad.text,
  warning: toned.warning.text,
  info: toned.info.text,
  neutral: toned.neutral.text,
};

// Muted text doesn't inherit a heavier weight.
export const tone = styleVariants(colors, (color, name) =>
  name === "muted" ? { color, fontWeight: vars.weight.body } : { color },
);

export const strong = style({ fontWeight: vars.weight.strong });

export const numeric = style({ fontVariantNumeric: "tabular-nums" });

export const truncate = style({ display: "block", minInlineSize: 0, maxInlineSize: "100%", ...truncated });
