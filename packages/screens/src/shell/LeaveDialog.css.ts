import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const unsaved = style({
  marginBlockStart: vars.space["2"],
  paddingInlineStart: vars.space["5"],
  listStyle: "disc",
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
});
