import { flexRow, stack, truncated } from "@understudy/ui/mixins";
import { tableQueries, vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { truncatedName } from "../shared/name-cell";

export const lines = style({ ...stack("0"), minInlineSize: 0, lineHeight: vars.leading.tight });

export const name = style({
  ...flexRow(`0 ${vars.space["2"]}`),
  minInlineSize: 0,
  "@container": { [tableQueries.phone]: { flexWrap: "wrap" } },
});

export const words = style(truncatedName);

export const reason = style({
  ...truncated,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.body,
});
