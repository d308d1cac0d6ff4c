import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

const breathe = keyframes({ "0%, 100%": { opacity: 0.45 }, "50%": { opacity: 1 } });

export const page = style({
  minBlockSize: "100dvh",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space["4"],
});

export const mark = style({
  color: vars.color.accent.solid,
  animation: `${breathe} 1.6s ${vars.motion.ease} infinite`,
});

export const words = style({ color: vars.color.text.muted });
