import { style } from "@vanilla-extract/css";
import { flexRow, hovered, square, truncated } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const control = style({
  position: "relative",
  ...flexRow(vars.space["1"]),
  // In a line that wraps, its value is cut off first.
  flex: "1 1 1.25rem",
  minInlineSize: 0,
  maxInlineSize: "max-content",
  minBlockSize: vars.control.small,
  borderRadius: vars.radius.medium,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  selectors: {
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: "2px" },
  },
  ...hovered({ color: vars.color.text.main }),
});
export const glyph = style({ flex: "none", ...square("1rem") });
export const value = style(truncated);
// Covers its value, which is quieter than the names below it: a select of that size would make a phone zoom in.
export const select = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  alignContent: "center",
  overflow: "clip",
  opacity: 0,
});
