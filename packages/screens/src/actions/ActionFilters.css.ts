import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

const wide = "(width >= 36rem)";

export const filters = style({
  display: "grid",
  gap: vars.space["2"],
  "@media": { [wide]: { gridTemplateColumns: "minmax(12rem, 26rem) 11rem minmax(0, 1fr)" } },
});

export const count = style({
  alignSelf: "center",
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [wide]: { justifySelf: "end" } },
});
