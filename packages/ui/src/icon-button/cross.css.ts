import { style } from "@vanilla-extract/css";
import { hovered } from "../theme/mixins";
import { vars } from "../theme/vars.css";

/** The small button that clears or removes the element around it. */
export const cross = style({
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
  ...hovered({ background: vars.color.surface.hover, color: vars.color.text.main }),
});

export const glyph = style({ inlineSize: "0.875rem", blockSize: "0.875rem" });
