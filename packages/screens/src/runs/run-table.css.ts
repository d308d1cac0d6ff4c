import { tableQueries, vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

const below = { flexDirection: "column", alignItems: "flex-start" } as const;

// The drift mark is beside the name where both fit, else below it.
export const name = style({
  display: "flex",
  alignItems: "center",
  gap: `0 ${vars.space["3"]}`,
  minInlineSize: 0,
  "@container": {
    "(53rem <= width < 72rem)": { ...below, lineHeight: vars.leading.tight },
    [tableQueries.phone]: below,
  },
});

export const words = style({
  minInlineSize: 0,
  maxInlineSize: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
