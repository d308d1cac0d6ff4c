import { style, styleVariants } from "@vanilla-extract/css";
import { inlineRow, square, truncated } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const badge = style({
  ...inlineRow("0.3125rem"),
  // Its default baseline is the bottom of its icon, which would raise it above the adjacent text.
  verticalAlign: "middle",
  minBlockSize: "1.375rem",
  maxInlineSize: "100%",
  paddingInline: "0.4375rem 0.5625rem",
  border: "1px solid",
  borderRadius: vars.radius.round,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
});

export const tone = styleVariants(vars.color.tone, ({ text, soft, border }) => ({
  color: text,
  background: soft,
  borderColor: border,
}));

/** For normal states, which need no attention. */
const quietBase = style({
  // High contrast would draw a transparent border.
  border: 0,
  background: "transparent",
  paddingInline: 0,
  fontSize: vars.size.small,
  fontWeight: vars.weight.body,
});
export const quiet = styleVariants(vars.color.tone, ({ text }) => [quietBase, { color: text }]);

export const small = style({ minBlockSize: "1.125rem" });

export const glyph = style({ flex: "none", ...square("0.8125rem"), strokeWidth: 2.25 });

export const word = style({ minInlineSize: 0, ...truncated });
