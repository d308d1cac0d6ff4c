import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const rows = style({ marginBlockEnd: vars.space["3"] });

export const note = style({
  marginBlockStart: vars.space["1"],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});
