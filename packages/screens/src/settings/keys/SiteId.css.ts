import { style } from "@vanilla-extract/css";
import { cluster } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";

export const line = style({
  ...cluster(`${vars.space["2"]} ${vars.space["3"]}`),
  minBlockSize: vars.control.small,
});

export const label = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const id = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  fontFamily: vars.font.code,
  fontVariantLigatures: "none",
});
