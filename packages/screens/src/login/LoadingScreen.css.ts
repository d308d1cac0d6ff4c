import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

const move = keyframes({ "0%, 100%": { translate: "-3px" }, "50%": { translate: "3px" } });

export const page = style({
  minBlockSize: "100dvh",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space["4"],
});

export const mark = style({ color: vars.color.mark.performed });

// The outline follows the solid circle.
globalStyle(`${mark} circle`, { animation: `${move} 2s ease-in-out infinite` });
globalStyle(`${mark} circle:first-child`, { animationDelay: "180ms" });

export const words = style({ color: vars.color.text.muted });
