import { flexRow } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

// Offsets the buttons' padding to align an arrow with the page edge: the last one, and on phones the first.
export const pager = style({
  ...flexRow(vars.space["1"]),
  marginInline: `calc((1.125rem - ${vars.control.medium}) / 2)`,
});

export const position = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  whiteSpace: "nowrap",
});
