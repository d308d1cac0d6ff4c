import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

// Equally wide for "Enable" and "Disable", so that View doesn't move.
export const buttons = style({
  display: "inline-grid",
  gridTemplateColumns: "auto minmax(4.5rem, auto)",
  gap: vars.space["2"],
});
