import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

// Pulled out by its last button's own padding: its arrow stands where the page ends.
export const pager = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["1"],
  marginInlineEnd: `calc((1.125rem - ${vars.control.medium}) / 2)`,
});

export const position = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
