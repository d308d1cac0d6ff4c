import { style } from "@vanilla-extract/css";
import { inlineRow, square } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const details = style({ minInlineSize: 0 });

export const summary = style({
  ...inlineRow(vars.space["1"]),
  minBlockSize: "1.5rem",
  borderRadius: vars.radius.small,
  color: vars.color.text.link,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const glyph = style({
  ...square("1em"),
  flex: "none",
  rotate: "-90deg",
  transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { rotate: "0deg" }, "&:dir(rtl)": { rotate: "90deg" } },
});

// The parts of a summary wrap as wholes. As one block of text, it could also be the largest paint of a page.
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space["2"],
  selectors: { [`${summary}:hover &`]: { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
});

export const content = style({ paddingBlockStart: vars.space["2"] });
