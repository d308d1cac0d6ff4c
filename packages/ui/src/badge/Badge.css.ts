import { style, styleVariants } from "@vanilla-extract/css";
import { inlineRow, square, truncated } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const badge = style({
  ...inlineRow("0.3125rem"),
  maxInlineSize: "100%",
  paddingInline: "0.4375rem 0.5625rem",
  border: "1px solid",
  borderRadius: vars.radius.round,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

const filled = styleVariants(vars.color.tone, ({ text, soft, border }) => ({
  color: text,
  background: soft,
  borderColor: border,
}));

const outlined = styleVariants(vars.color.tone, ({ text: color }) => ({
  color,
  borderColor: vars.color.line.button,
}));

const plain = style({ paddingInline: 0, borderColor: "transparent", borderInlineWidth: 0 });
const quiet = styleVariants(vars.color.tone, ({ text: color }) => [plain, { color }]);

export const variant = { filled, outlined, quiet };

export const size = styleVariants({
  small: { lineHeight: "1rem" },
  medium: { lineHeight: "1.25rem" },
});

export const glyph = style({
  flex: "none",
  ...square("0.8125rem"),
  strokeWidth: 2.25,
});

/** On the line of the text beside the badge, not the icon. */
export const word = style({ minInlineSize: 0, ...truncated, alignSelf: "baseline" });
