import { flexRow, truncated } from "@understudy/ui/mixins";
import { tableQueries, vars } from "@understudy/ui/vars";
import type { StyleRule } from "@vanilla-extract/css";

/** A row's name with its drift mark, which is below the name on phones and where `wraps` matches, if both don't fit on a line. */
export const nameWithMark = (wraps: string): StyleRule => ({
  ...flexRow(`0 ${vars.space["3"]}`),
  minInlineSize: 0,
  "@container": {
    [wraps]: { flexWrap: "wrap", lineHeight: vars.leading.tight },
    [tableQueries.phone]: { flexWrap: "wrap" },
  },
});

export const truncatedName: StyleRule = { minInlineSize: 0, maxInlineSize: "100%", ...truncated };
