import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

const remark = style({
  display: "flex",
  gap: vars.space["2"],
  marginBlockStart: vars.space["1.5"],
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const tone = styleVariants({
  bad: [remark, { color: vars.color.tone.bad.text }],
  warning: [remark, { color: vars.color.tone.warning.text }],
});

export const glyph = style({ inlineSize: "1em", blockSize: "1em", flex: "none", marginBlockStart: "0.2em" });

export const description = style([remark, { color: vars.color.text.muted, textWrap: "pretty" }]);

export const optional = style({ color: vars.color.text.muted, fontSize: vars.size.small });

export const changed = style({
  color: vars.color.text.link,
  fontSize: vars.size.small,
  // A border, which is visible in forced colors.
  "::before": {
    content: "",
    display: "inline-block",
    marginInlineEnd: vars.space["1"],
    border: "0.1875rem solid currentColor",
    borderRadius: vars.radius.round,
    verticalAlign: "0.125em",
  },
});
