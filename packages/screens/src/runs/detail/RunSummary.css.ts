import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

/** Goes to the next line as a whole where that is wide enough. */
export const remark = style({
  display: "inline-block",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.body,
});
