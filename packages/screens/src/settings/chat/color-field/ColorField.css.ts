import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const swatch = style({
  flex: "none",
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  padding: vars.space["1"],
  cursor: "pointer",
  selectors: {
    "&::-webkit-color-swatch-wrapper": { padding: 0 },
    "&::-webkit-color-swatch": { border: 0, borderRadius: vars.radius.small },
    "&::-moz-color-swatch": { border: 0, borderRadius: vars.radius.small },
  },
});

export const hex = style({ maxInlineSize: "9rem" });
