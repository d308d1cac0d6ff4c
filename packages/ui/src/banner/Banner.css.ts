import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { cluster, square } from "../theme/mixins";
import { appearing } from "../theme/motion.css";
import { vars } from "../theme/vars.css";
import { pageWidth } from "../theme/widths";

export const banner = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space["3"],
  minInlineSize: 0,
  ...appearing("quick"),
});

export const look = styleVariants({
  framed: {
    padding: `${vars.space["3"]} ${vars.space["4"]}`,
    border: "1px solid",
    borderRadius: vars.radius.medium,
    "@container": { [pageWidth.phone]: { paddingBlock: vars.space["2"] } },
  },
  quiet: { alignItems: "baseline", gap: vars.space["2"], fontSize: vars.size.small },
});

const framed = styleVariants(vars.color.tone, ({ soft, border }) => ({
  background: soft,
  borderColor: border,
  color: vars.color.text.main,
}));

const quietColor = {
  good: vars.color.tone.good.text,
  bad: vars.color.tone.bad.text,
  warning: vars.color.tone.warning.text,
  info: vars.color.text.muted,
};

const quiet = styleVariants(quietColor, (color) => ({ color }));

export const colors = { framed, quiet };

export const glyph = style({ flex: "none", ...square("1.125rem"), marginBlock: "0.0938rem" });

// Aligned with the first line of text.
export const quietGlyph = style({ flex: "none", ...square("0.9375rem"), translate: "0 0.1875rem" });

// SVG keeps its colors in forced-colors mode by default.
export const glyphTone = styleVariants(vars.color.tone, ({ text }) => ({
  color: text,
  "@media": { "(forced-colors: active)": { color: "CanvasText" } },
}));

export const inside = style({
  flex: 1,
  ...cluster(`${vars.space["2"]} ${vars.space["4"]}`),
  minInlineSize: 0,
});

export const words = style({ flex: "1 1 14rem", minInlineSize: 0, overflowWrap: "anywhere" });

export const quietWords = style({ flex: "0 1 auto" });

export const title = style({ fontWeight: vars.weight.strong });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space["2"] });

export const floating = style({
  maxInlineSize: "36rem",
  boxShadow: vars.color.shadow.high,
});

// As wide as its text: with a base size, the close button of a short one would wrap.
globalStyle(`${floating} ${words}`, { flexBasis: 0 });
