import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space["2"]} ${vars.space["3"]}`,
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
