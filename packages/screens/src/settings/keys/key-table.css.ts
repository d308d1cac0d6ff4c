import { tableQueries, vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const usage = style({
  display: "flex",
  flexDirection: "column",
  lineHeight: vars.leading.tight,
  "@container": {
    [tableQueries.stacked]: { display: "inline-flex", flexDirection: "row", gap: vars.space["2"] },
  },
});
