import { square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { keyframes, style } from "@vanilla-extract/css";

const breathe = keyframes({ "50%": { opacity: 0.35 } });

/** Beside what is polled. */
export const pulse = style({
  ...square("0.5rem"),
  borderRadius: vars.radius.round,
  background: vars.color.tone.info.solid,
  animation: `${breathe} 2s ease-in-out infinite`,
});
