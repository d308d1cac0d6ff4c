import { cluster } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const line = style({
  ...cluster(vars.space["2"]),
  minBlockSize: vars.control.small,
  minInlineSize: 0,
});

export const place = style({ inlineSize: "4rem" });

export const count = style({
  marginInlineEnd: vars.space["1"],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
