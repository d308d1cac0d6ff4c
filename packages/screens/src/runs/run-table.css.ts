import { flexRow } from "@understudy/ui/mixins";
import { tableQueries, vars } from "@understudy/ui/vars";
import { style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { nameWithMark, truncatedName } from "../shared/name-cell";

export const name = style(nameWithMark(tableQueries.columns));

export const words = style(truncatedName);

const onTwoLines = (rule: StyleRule): StyleRule => ({
  "@container": { [tableQueries.columns]: rule, [tableQueries.phone]: rule },
});

const fill = style({
  ...flexRow(`0 ${vars.space["3"]}`),
  flex: "1 1 0",
  minInlineSize: "min(8rem, 50%)",
  maxInlineSize: "100%",
});
/** `line`: what the name leaves of its line, or else a line of its own. `apart`: the mark beside a short name, the text below. */
export const marks = styleVariants({
  line: [fill, onTwoLines({ flexBasis: "100%" })],
  apart: [fill, onTwoLines({ display: "contents" })],
});

export const text = style([
  truncatedName,
  { color: vars.color.text.muted, fontSize: vars.size.small, fontWeight: vars.weight.body },
  // Too wide for the name's line, but not for the mark's, if that didn't fit beside the name.
  onTwoLines({ flex: "1 1 max(2.5rem, 100% - 10rem)" }),
]);

export const found = style({
  background: vars.color.tone.warning.soft,
  color: vars.color.text.main,
  borderRadius: vars.radius.small,
});
