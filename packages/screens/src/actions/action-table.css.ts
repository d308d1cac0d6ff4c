import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const line = style({ display: "flex", alignItems: "center", gap: vars.space["3"], minInlineSize: 0 });

export const words = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

// Whichever of its two words the second button bears, the first stands where it stood.
export const buttons = style({
  display: "inline-grid",
  gridTemplateColumns: "auto 5.25rem",
  gap: vars.space["2"],
});
