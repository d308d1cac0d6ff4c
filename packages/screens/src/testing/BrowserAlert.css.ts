import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const alert = style({
  insetBlockStart: vars.space["4"],
  insetInline: vars.space["4"],
  insetBlockEnd: "auto",
  margin: "0 auto",
  padding: 0,
  border: 0,
  maxInlineSize: "28rem",
  borderRadius: vars.radius.large,
  boxShadow: vars.color.shadow.high,
});

export const words = style({ alignSelf: "stretch", overflowWrap: "anywhere" });
