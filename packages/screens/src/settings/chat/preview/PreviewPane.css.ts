import { cardSurface, flexRow } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";
import { previewHeight } from "@understudy/model";
import { inPage, stripWidth } from "./place.css";

const stripHeight = "7.5rem";

const controlsBase = style({
  ...flexRow(vars.space["4"]),
  justifyContent: "flex-end",
  minBlockSize: "2.25rem",
  fontSize: vars.size.small,
  color: vars.color.text.muted,
});

export const controls = styleVariants({
  on: [
    controlsBase,
    // In a strip, there is no panel to close.
    { "@media": { [stripWidth]: { selectors: { [`${inPage} > &`]: { display: "none" } } } } },
  ],
  off: [
    controlsBase,
    {
      "@media": {
        [stripWidth]: {
          selectors: {
            // In the strip, which is as high with it as without.
            [`${inPage} > &`]: {
              position: "absolute",
              insetBlockStart: 0,
              insetInlineEnd: vars.space["3"],
              zIndex: 1,
              minBlockSize: "1.75rem",
              pointerEvents: "none",
            },
          },
        },
      },
    },
  ],
});

export const frame = style({ position: "relative", ...cardSurface, overflow: "hidden" });

const stageBase = style({
  position: "relative",
  blockSize: `${previewHeight}px`,
  "@media": { [stripWidth]: { selectors: { [`${inPage} &`]: { blockSize: stripHeight } } } },
});

export const stage = styleVariants({ on: [stageBase], off: [stageBase, { opacity: 0.5 }] });

/** Covers the strip. */
export const expand = style({
  display: "none",
  position: "absolute",
  inset: 0,
  border: 0,
  borderRadius: vars.radius.large,
  background: "transparent",
  cursor: "pointer",
  ":focus-visible": { outlineOffset: "-3px" },
  "@media": { [stripWidth]: { display: "block" } },
});
