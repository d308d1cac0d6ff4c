import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const box = style({ position: "relative", maxInlineSize: "9rem" });

export const number = style({
  selectors: { "&:not(:last-child)": { paddingInlineEnd: vars.space["10"] } },
});

export const unit = style({
  position: "absolute",
  insetInlineEnd: vars.space["3"],
  insetBlockStart: "50%",
  translate: "0 -50%",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  pointerEvents: "none",
});
