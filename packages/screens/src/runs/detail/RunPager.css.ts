import { flexRow } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

// Offsets the last button's padding to align its arrow with the page edge.
export const pager = style({
  ...flexRow(vars.space["1"]),
  marginInlineEnd: `calc((1.125rem - ${vars.control.medium}) / 2)`,
});

export const position = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
