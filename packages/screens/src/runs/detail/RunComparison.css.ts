import { appearing, stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const result = style({
  ...stack(vars.space["1"]),
  paddingBlockEnd: vars.space["3"],
  ...appearing("quick"),
});
