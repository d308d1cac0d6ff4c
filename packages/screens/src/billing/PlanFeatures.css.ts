import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const feature = style({ display: "flex", gap: vars.space["2"] });

export const check = style({
  flex: "none",
  inlineSize: "1rem",
  blockSize: "1rem",
  marginBlockStart: "0.2rem",
  color: vars.color.tone.good.text,
});
