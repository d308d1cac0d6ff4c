import { cluster } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const line = style({
  ...cluster(vars.space["3"]),
  justifyContent: "space-between",
  marginBlockEnd: vars.space["3"],
});
