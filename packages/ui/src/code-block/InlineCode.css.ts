import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const code = style({
  // One block, also on two lines.
  display: "inline-block",
  maxInlineSize: "100%",
  lineHeight: vars.leading.tight,
  verticalAlign: "baseline",
  padding: "0.0625rem 0.3125rem",
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  color: vars.color.text.main,
  fontFamily: vars.font.code,
  fontSize: "0.925em",
  fontVariantLigatures: "none",
  overflowWrap: "anywhere",
});

// The button is higher than the line, which keeps its height.
const lineOverlap = `calc((1.5em - ${vars.control.small}) / 2)`;

export const whole = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["1"],
  minInlineSize: 0,
  maxInlineSize: "100%",
});

globalStyle(`${whole} > :last-child`, { marginBlock: lineOverlap });
