import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";
import { headerSize } from "../../shell/Shell.css";
import { beside } from "./preview/place.css";

// Not a grid, whose items are sticky only within their row.
const stacked = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["4"],
});

export const layout = styleVariants({
  hidden: [stacked, { maxInlineSize: "36rem" }],
  shown: [
    stacked,
    {
      "@media": {
        [beside]: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 36rem) minmax(22rem, 1fr)",
          gap: vars.space["6"],
          alignItems: "start",
        },
      },
    },
  ],
});

export const preview = style({
  position: "sticky",
  insetBlockStart: `calc(${headerSize} + ${vars.space["2"]})`,
  zIndex: vars.layer.beside,
  minInlineSize: 0,
  "@media": {
    [beside]: {
      order: 1,
      // In a low window, it scrolls until its end is above the save bar.
      insetBlockStart: `min(${headerSize} + ${vars.space["3"]}, 100dvh - 46rem)`,
    },
  },
});

/** On phones, the strip is too low for a skeleton. */
export const loadingPreview = style({
  display: "none",
  "@media": { [beside]: { display: "block", order: 1 } },
});
