import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";

// Below, the preview is above the form.
const beside = "screen and (width >= 64rem)";

const grid = style({
  display: "grid",
  gap: vars.space["6"],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const layout = styleVariants({
  hidden: [grid],
  shown: [grid, { "@media": { [beside]: { gridTemplateColumns: "minmax(0, 1fr) minmax(22rem, 42%)" } } }],
});

export const form = style({ display: "grid", gap: vars.space["4"], minInlineSize: 0 });

export const side = style({
  minInlineSize: 0,
  "@media": {
    [beside]: {
      order: 1,
      position: "sticky",
      // In a low window, it scrolls until its end is above the save bar.
      insetBlockStart: `min(${vars.space["16"]} + ${vars.space["2"]}, 100dvh - 53rem)`,
      zIndex: vars.layer.beside,
    },
  },
});
