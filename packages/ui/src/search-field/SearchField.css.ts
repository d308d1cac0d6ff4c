import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const box = style({ position: "relative", minInlineSize: "12rem" });

export const glyph = style({
  position: "absolute",
  insetInlineStart: vars.space["3"],
  insetBlockStart: "50%",
  translate: "0 -50%",
  inlineSize: "1rem",
  blockSize: "1rem",
  color: vars.color.text.muted,
  pointerEvents: "none",
});

export const search = style({
  appearance: "none",
  paddingInline: "2.25rem",
  textOverflow: "ellipsis",
  "::-webkit-search-cancel-button": { display: "none" },
});

export const clear = style({
  position: "absolute",
  insetInlineEnd: vars.space["1"],
  insetBlockStart: "50%",
  translate: "0 -50%",
  display: "grid",
  placeItems: "center",
  minInlineSize: "1.5rem",
  minBlockSize: "1.5rem",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: vars.color.text.muted,
  cursor: "pointer",
  ":hover": { background: vars.color.surface.hover, color: vars.color.text.main },
});

export const cross = style({ inlineSize: "0.875rem", blockSize: "0.875rem" });
