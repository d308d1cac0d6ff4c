import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const alert = style({
  position: "fixed",
  insetBlockStart: vars.space["4"],
  insetInline: vars.space["4"],
  zIndex: vars.layer.overlay,
  marginInline: "auto",
  maxInlineSize: "28rem",
  borderRadius: vars.radius.large,
  boxShadow: vars.color.shadow.high,
});

export const words = style({ alignSelf: "stretch", overflowWrap: "anywhere" });
