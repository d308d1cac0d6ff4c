import { style } from "@vanilla-extract/css";
import { cluster, hovered, truncated } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const control = style({
  position: "relative",
  // In a line that wraps, its value is cut off first. Where only a few letters would be left, it wraps and is hidden.
  ...cluster(vars.space["1"], "flex-start"),
  flex: "1 1 1.25rem",
  minInlineSize: 0,
  maxInlineSize: "max-content",
  marginInlineStart: "auto",
  blockSize: vars.control.small,
  overflow: "clip",
  borderRadius: vars.radius.medium,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  selectors: {
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: "2px" },
  },
  ...hovered({ color: vars.color.text.main }),
});
const asHigh = { blockSize: vars.control.small, lineHeight: vars.control.small };
export const glyph = style({ flex: "none", inlineSize: "1rem", ...asHigh });
export const value = style({
  flex: "1 1 3.5rem",
  minInlineSize: 0,
  maxInlineSize: "max-content",
  ...truncated,
  ...asHigh,
  "::first-letter": { textTransform: "uppercase" },
});
// Covers its value, which is quieter than the names below it: a select of that size would make a phone zoom in.
export const select = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  alignContent: "center",
  overflow: "clip",
  opacity: 0,
});
