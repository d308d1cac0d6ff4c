import { flexRow } from "@understudy/ui/mixins";
import { tableQueries, vars } from "@understudy/ui/vars";
import { style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { nameWithMark, truncatedName } from "../shared/name-cell";

export const name = style(nameWithMark(tableQueries.columns));

const onOneLine = (rule: StyleRule): StyleRule => ({ "@container": { [tableQueries.medium]: rule } });
const onTwoLines = (rule: StyleRule): StyleRule => ({
  "@container": { [tableQueries.columns]: rule, [tableQueries.phone]: rule },
});

/** Where the line is too short for all of it: 12rem each for the name and the rest, and these parts of what is left. */
const share = (parts: number): StyleRule => ({ flex: `${parts} 1 12rem`, maxInlineSize: "max-content" });

export const words = style([truncatedName, onOneLine(share(1))]);

const fill = style({ ...flexRow(`0 ${vars.space["3"]}`), minInlineSize: "min(8rem, 50%)" });
/** `line`: below the name. `apart`: the mark beside a short name, the text below. */
export const marks = styleVariants({
  line: [fill, onOneLine(share(1)), onTwoLines({ flex: "1 1 100%" })],
  apart: [fill, onOneLine(share(2)), onTwoLines({ display: "contents" })],
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
