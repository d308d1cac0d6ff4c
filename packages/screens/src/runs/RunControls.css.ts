import { cluster, inlineRow } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

// Offsets the last button's padding to align its icon with the page edge.
export const controls = style({
  ...cluster(vars.space["1"]),
  minBlockSize: vars.control.small,
  marginInlineStart: "auto",
  marginInlineEnd: `calc((1.125rem - ${vars.control.small}) / 2)`,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const live = style({
  ...inlineRow(vars.space["2"]),
  marginInlineEnd: vars.space["1"],
  color: vars.color.text.main,
  fontWeight: vars.weight.medium,
});
