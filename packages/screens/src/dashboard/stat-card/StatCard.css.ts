import { style } from "@vanilla-extract/css";
import { cardSurface, cluster, coveringLink, hovered } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";

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
  ...cardSurface,
  // Two beside each other.
  "@container": { [pageWidth.phone]: { padding: vars.space["3"] } },
});

export const linked = style({
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  ...hovered({ borderColor: vars.color.line.control }),
});

export const label = style({
  alignSelf: "end",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const link = style({
  ...coveringLink,
  ...hovered({ color: vars.color.text.link }, `${linked}:hover &`),
});

export const row = style({
  ...cluster(`${vars.space["1"]} ${vars.space["2"]}`),
  alignContent: "start",
});

export const value = style({
  ...vars.type.figure,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

// As tall as the others, so that what is below them lines up.
export const longValue = style({ fontSize: "1.375rem", lineHeight: "2.5rem" });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space["2"]}`,
  minBlockSize: "1.25rem",
  fontSize: vars.size.small,
  color: vars.color.text.muted,
});
