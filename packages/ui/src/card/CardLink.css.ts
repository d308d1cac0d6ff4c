import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const card = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space["4"],
  minInlineSize: 0,
  padding: vars.space["5"],
  background: vars.color.surface.card,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.large,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  ":hover": { borderColor: vars.color.line.control },
});

export const tile = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});

export const glyph = style({ inlineSize: "1.125rem", blockSize: "1.125rem" });

export const words = style({ flex: 1, display: "grid", gap: vars.space["1"], minInlineSize: 0 });

export const link = style({
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: "-1px", borderRadius: vars.radius.large },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: "2px" },
  },
});

export const description = style({ color: vars.color.text.muted });

export const arrow = style({
  flex: "none",
  inlineSize: "1rem",
  blockSize: "1rem",
  marginBlockStart: vars.space["1"],
  color: vars.color.text.muted,
  "@media": { "(forced-colors: active)": { color: "LinkText" } },
  transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [`${card}:hover &`]: { translate: "2px 0", color: vars.color.text.link },
    "&:dir(rtl)": { scale: "-1 1" },
  },
});
