import { flexRow } from "@understudy/ui/mixins";
import { tableQueries, vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { nameWithMark, truncatedName } from "../shared/name-cell";

const besideFrom = "68rem";

export const name = style(nameWithMark(besideFrom));

export const words = style(truncatedName);

/** Fills what the name leaves of its line, or else a line of its own. */
export const marks = style({
  ...flexRow(`0 ${vars.space["3"]}`),
  flex: "1 1 0",
  minInlineSize: "min(8rem, 50%)",
  maxInlineSize: "100%",
  "@container": {
    [`(53rem <= width < ${besideFrom})`]: { flexBasis: "100%" },
    [tableQueries.phone]: { flexBasis: "100%" },
  },
});

export const text = style([
  truncatedName,
  { color: vars.color.text.muted, fontSize: vars.size.small, fontWeight: vars.weight.body },
]);

export const found = style({
  background: vars.color.tone.warning.soft,
  color: vars.color.text.main,
  borderRadius: vars.radius.small,
});
