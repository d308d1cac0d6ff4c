import { tableQueries, vars } from "@understudy/ui/vars";
import type { StyleRule } from "@vanilla-extract/css";

/** A row's name with its drift mark: always inline in tables from this width on, else wrapped below the name where both don't fit. */
export const nameWithMark = (besideFrom: `${number}rem`): StyleRule => ({
  display: "flex",
  alignItems: "center",
  gap: `0 ${vars.space["3"]}`,
  minInlineSize: 0,
  "@container": {
    [`(53rem <= width < ${besideFrom})`]: { flexWrap: "wrap", lineHeight: vars.leading.tight },
    [tableQueries.phone]: { flexWrap: "wrap" },
  },
});

export const truncated: StyleRule = {
  minInlineSize: 0,
  maxInlineSize: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
};
