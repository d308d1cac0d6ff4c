import { createVar, style } from "@vanilla-extract/css";
import { cardSurface, cluster, coveringLink, hovered } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";

const lines = { outline: `1px solid ${vars.color.line.soft}` };

/** Cards joined as one surface, with hairlines between them. */
export const strip = style({ containerType: "inline-size", ...cardSurface, overflow: "clip" });

const two = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" };

// One row, two columns or one: with three, the fourth would be alone in its row.
export const cells = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "1px",
  "@container": {
    "(width >= 19rem)": two,
    "(width >= 42rem)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const card = style({
  position: "relative",
  display: "grid",
  // The numbers of a row line up if one label takes two lines.
  gridRow: "span 3",
  gridTemplateRows: "subgrid",
  alignContent: "start",
  gap: vars.space["1"],
  minInlineSize: 0,
  padding: `${vars.space["4"]} ${vars.space["5"]}`,
  ...lines,
  // Two beside each other.
  "@container": { [pageWidth.phone]: { padding: vars.space["3"] } },
});

export const linked = style({});

export const label = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const link = style({
  ...coveringLink,
  selectors: {
    ...coveringLink.selectors,
    // The strip would cut off a ring around the card.
    "&:focus-visible::after": { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: "-4px" },
  },
  ...hovered(
    { color: vars.color.text.link, textDecoration: "underline", textUnderlineOffset: "0.2em" },
    `${linked}:hover &`,
  ),
});

export const row = style({
  containerType: "inline-size",
  ...cluster(`${vars.space["1"]} ${vars.space["3"]}`),
  alignContent: "start",
});

/** The number of characters of the value. */
export const length = createVar();

const line = "2.75rem";

export const value = style({
  ...vars.type.figure,
  // A long number is smaller, and its line as tall as the others.
  fontSize: `min(${vars.size.figure}, calc(100cqi / (${length} * 0.6)))`,
  lineHeight: line,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space["2"]}`,
  minBlockSize: "1.25rem",
  fontSize: vars.size.small,
  color: vars.color.text.muted,
});
