import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const details = style({ minInlineSize: 0 });

const numberSize = "2rem";

export const summary = style({
  display: "grid",
  gridTemplateColumns: `${numberSize} minmax(0, 1fr) auto auto`,
  alignItems: "center",
  columnGap: vars.space["2"],
  minBlockSize: "2.75rem",
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  cursor: "pointer",
  ":hover": { background: vars.color.surface.hover },
  ":focus-visible": { outlineOffset: "-2px" },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { "(width < 36rem)": { gridTemplateColumns: `${numberSize} minmax(0, 1fr) auto` } },
});

export const number = style({
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});

export const sentence = style({
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
  textAlign: "match-parent",
});

export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space["1"],
  "@media": { "(width < 36rem)": { gridRow: 2, gridColumn: "2 / -1", marginBlockStart: vars.space["1"] } },
});

export const arrow = style({
  inlineSize: "1rem",
  blockSize: "1rem",
  color: vars.color.text.muted,
  rotate: "-90deg",
  transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { rotate: "0deg" }, "&:dir(rtl)": { rotate: "90deg" } },
});

export const inside = style({
  display: "grid",
  gap: vars.space["1"],
  padding: `0 ${vars.space["3"]} ${vars.space["3"]} calc(${numberSize} + ${vars.space["5"]})`,
});

export const raw = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["2"],
  minInlineSize: 0,
});
