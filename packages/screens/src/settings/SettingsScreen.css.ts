import { flexRow, square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const cards = style({ maxInlineSize: "60rem" });

export const now = style({
  ...flexRow(vars.space["2"]),
  marginBlockStart: vars.space["1"],
  color: vars.color.text.main,
  overflowWrap: "anywhere",
});

export const color = style({
  flex: "none",
  ...square("0.875rem"),
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: "none",
});
