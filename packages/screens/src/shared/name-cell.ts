import { flexRow, truncated } from "@understudy/ui/mixins";
import { tableQueries, vars } from "@understudy/ui/vars";
import type { StyleRule } from "@vanilla-extract/css";

/** A row's name with its drift mark: always inline in tables from this width on, else wrapped below the name where both don't fit. */
export const nameWithMark = (besideFrom: `${number}rem`): StyleRule => ({
  ...flexRow(`0 ${vars.space["3"]}`),
  minInlineSize: 0,
  "@container": {
    [`(53rem <= width < ${besideFrom})`]: { flexWrap: "wrap", lineHeight: vars.leading.tight },
    [tableQueries.phone]: { flexWrap: "wrap" },
  },
});

export const truncatedName: StyleRule = { minInlineSize: 0, maxInlineSize: "100%", ...truncated };
