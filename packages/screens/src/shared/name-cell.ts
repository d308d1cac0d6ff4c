import { tableQueries, vars } from "@understudy/ui/vars";
import type { StyleRule } from "@vanilla-extract/css";

const below = { flexDirection: "column", alignItems: "flex-start" } as const;

/** A row's name with its drift mark: inline in tables from this width on, below it in narrower ones. */
export const nameWithMark = (besideFrom: `${number}rem`): StyleRule => ({
  display: "flex",
  alignItems: "center",
  gap: `0 ${vars.space["3"]}`,
  minInlineSize: 0,
  "@container": {
    [`(53rem <= width < ${besideFrom})`]: { ...below, lineHeight: vars.leading.tight },
    [tableQueries.phone]: below,
  },
});

export const truncated: StyleRule = {
  minInlineSize: 0,
  maxInlineSize: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
};
