import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";

export const around = style({ containerType: "inline-size" });

const beside = "(width >= 56rem)";

const grid = style({ display: "grid", gap: vars.space["6"] });

export const layout = styleVariants({
  hidden: [grid],
  shown: [
    grid,
    {
      "@container": {
        [beside]: { gridTemplateColumns: "minmax(0, 11fr) minmax(0, 9fr)", alignItems: "start" },
      },
    },
  ],
});

// Comes first, also for the keyboard: it belongs to the switch above it, and on a phone the form under it is long.
export const side = style({
  display: "grid",
  gap: vars.space["4"],
  minInlineSize: 0,
  "@container": {
    [beside]: {
      gridColumn: 2,
      position: "sticky",
      insetBlockStart: `calc(${vars.space["16"]} + ${vars.space["2"]})`,
      zIndex: vars.layer.beside,
    },
  },
});

export const form = style({ minInlineSize: 0, "@container": { [beside]: { gridRow: 1 } } });
