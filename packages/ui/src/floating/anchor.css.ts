import { style, styleVariants } from "@vanilla-extract/css";

/** Around what floats and what it floats beside; several on a page do not see each other's. */
export const anchor = style({
  position: "relative",
  display: "inline-flex",
  anchorName: "--anchor",
  anchorScope: "--anchor",
});

const float = style({ position: "fixed", inset: "auto", margin: 0 });

export const place = styleVariants({
  below: [
    float,
    {
      positionAnchor: "--anchor",
      positionArea: "block-end span-inline-end",
      positionTryFallbacks: "flip-inline, flip-block, flip-block flip-inline",
    },
  ],
  above: [
    float,
    { positionAnchor: "--anchor", positionArea: "block-start", positionTryFallbacks: "flip-block" },
  ],
});

export type Place = keyof typeof place;
