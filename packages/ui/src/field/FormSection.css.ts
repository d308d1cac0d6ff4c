import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const section = style({
  containerType: "inline-size",
  breakInside: "avoid",
  selectors: {
    "& + &": {
      marginBlockStart: vars.space["8"],
      paddingBlockStart: vars.space["8"],
      borderBlockStart: `1px solid ${vars.color.line.soft}`,
    },
  },
});

// On paper, a card with several sections doesn't fit on the rest of the first page.
globalStyle(`div:has(${section} + ${section})`, { "@media": { print: { breakInside: "auto" } } });

export const parts = style({
  display: "grid",
  gap: vars.space["4"],
  maxInlineSize: "48rem",
});

export const description = style({
  marginBlockStart: vars.space["1"],
  maxInlineSize: "32rem",
  color: vars.color.text.muted,
  textWrap: "pretty",
});

export const fields = style({
  display: "grid",
  gap: vars.space["5"],
  alignContent: "start",
  minInlineSize: 0,
});
