import { globalStyle, style } from "@vanilla-extract/css";
import { twoColumns } from "../layout/Columns.css";
import {
  canHover,
  cardSurface,
  coveringLink,
  flexRow,
  hovered,
  square,
  stack,
  stageColor,
} from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const card = style({
  position: "relative",
  ...stack("0"),
  minInlineSize: 0,
  ...cardSurface,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  "@media": {
    ...hovered({ borderColor: vars.color.line.control })["@media"],
    "(forced-colors: active) and (hover: hover)": { ":hover": { borderColor: "Highlight" } },
  },
});

/** As high as what the text leaves of the row. */
export const picture = style({
  display: "none",
  "@container": {
    [twoColumns]: {
      // Not a grid: WebKit doesn't center in one whose height is a flex basis.
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      flex: "1 0 auto",
      minBlockSize: "10rem",
      borderBlockEnd: `1px solid ${vars.color.line.soft}`,
      // The edge of the card is outside.
      borderStartStartRadius: `calc(${vars.radius.large} - 1px)`,
      borderStartEndRadius: `calc(${vars.radius.large} - 1px)`,
      background: stageColor,
    },
  },
});
globalStyle(`${picture} > svg`, { inlineSize: "15rem" });

export const line = style({
  ...flexRow(vars.space["4"]),
  alignItems: "flex-start",
  padding: vars.space["5"],
});

export const tile = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  ...square(vars.control.medium),
  borderRadius: vars.radius.medium,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  "@container": { [twoColumns]: { selectors: { [`${picture} + ${line} > &`]: { display: "none" } } } },
});

export const glyph = style(square("1.125rem"));

export const words = style({ flex: 1, display: "grid", gap: vars.space["1"], minInlineSize: 0 });

export const link = style(coveringLink);

export const description = style({ color: vars.color.text.muted });

export const arrow = style({
  flex: "none",
  ...square("1rem"),
  marginBlockStart: vars.space["1"],
  color: vars.color.text.muted,
  "@media": {
    "(forced-colors: active)": { color: "LinkText" },
    [canHover]: {
      selectors: { [`${card}:hover &`]: { translate: "2px 0", color: vars.color.text.link } },
    },
  },
  transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
});
