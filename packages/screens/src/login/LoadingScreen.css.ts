import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

const fromStart = keyframes({ from: { translate: "-5px" } });
const fromEnd = keyframes({ from: { translate: "7px" } });

export const page = style({
  minBlockSize: "100dvh",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space["4"],
});

export const mark = style({ color: vars.color.mark.performed });

// Once: the circles are apart, and close to the mark.
globalStyle(`${mark} svg`, { overflow: "visible" });
globalStyle(`${mark} circle`, { animation: `${fromStart} 700ms ${vars.motion.ease} 120ms backwards` });
globalStyle(`${mark} circle:first-child`, { animationName: fromEnd });

export const words = style({ color: vars.color.text.muted });
