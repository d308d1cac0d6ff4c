import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";

const grid = style({ display: "grid", gap: vars.space["6"], alignItems: "start" });

export const layout = styleVariants({
  hidden: [grid, { gridTemplateColumns: "minmax(0, 1fr)" }],
  shown: [grid, { gridTemplateColumns: "minmax(0, 1fr) minmax(24rem, 45%)" }],
});

export const form = style({ display: "grid", gap: vars.space["4"], minInlineSize: 0 });

export const side = style({
  position: "sticky",
  insetBlockStart: `calc(${vars.space["16"]} + ${vars.space["2"]})`,
  zIndex: vars.layer.beside,
  minInlineSize: 0,
});
