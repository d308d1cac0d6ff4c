import { vars } from "@understudy/ui/vars";
import { keyframes, style } from "@vanilla-extract/css";

// Offsets the last button's padding to align its icon with the page edge.
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["1"],
  minBlockSize: vars.control.small,
  marginInlineEnd: `calc((1.125rem - ${vars.control.small}) / 2)`,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const live = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["2"],
  marginInlineEnd: vars.space["1"],
  color: vars.color.text.main,
  fontWeight: vars.weight.medium,
});

const breathe = keyframes({ "50%": { opacity: 0.35 } });

export const pulse = style({
  inlineSize: "0.5rem",
  blockSize: "0.5rem",
  borderRadius: vars.radius.round,
  background: vars.color.tone.info.solid,
  animation: `${breathe} 2s ease-in-out infinite`,
});
