import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const same = style({ color: vars.color.text.muted, fontWeight: vars.weight.body });

export const place = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space["2"],
  minInlineSize: 0,
  maxInlineSize: "100%",
});

export const index = style({
  minInlineSize: "1.25rem",
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
});

export const selector = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const duration = style({ flex: "none", color: vars.color.text.muted, fontSize: vars.size.small });
