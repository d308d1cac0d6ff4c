import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

// The padding is the gap to the anchor, so that the pointer can move to the tooltip.
export const tooltip = style({
  maxInlineSize: "18rem",
  padding: `0.375rem ${vars.space["1"]}`,
  border: 0,
  background: "transparent",
  overflow: "visible",
});

export const words = style({
  display: "block",
  padding: `${vars.space["1"]} ${vars.space["2"]}`,
  border: `1px solid ${vars.color.chrome.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.chrome.back,
  color: vars.color.chrome.onActive,
  boxShadow: vars.color.shadow.low,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textAlign: "center",
  textWrap: "balance",
});
