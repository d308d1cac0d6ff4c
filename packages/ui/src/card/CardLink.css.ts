import { style } from "@vanilla-extract/css";
import { canHover, cardSurface, coveringLink, hovered, square } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const card = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space["4"],
  minInlineSize: 0,
  padding: vars.space["5"],
  ...cardSurface,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  "@media": {
    ...hovered({ borderColor: vars.color.line.control })["@media"],
    "(forced-colors: active) and (hover: hover)": { ":hover": { borderColor: "Highlight" } },
  },
});

export const tile = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  ...square(vars.control.medium),
  borderRadius: vars.radius.medium,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
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
