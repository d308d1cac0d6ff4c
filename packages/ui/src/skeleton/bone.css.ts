import { createVar, fallbackVar, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

const fill = keyframes({
  "0%, 100%": { background: "transparent" },
  "50%": { background: vars.color.line.soft },
});

/** An outline in the place of what comes. It fills, and never moves. */
export const paint = {
  border: `1px solid ${vars.color.line.button}`,
  borderRadius: vars.radius.small,
  animation: `${fill} 2s ease-in-out infinite`,
} as const;

export const width = createVar();

/** A stroke in a line of text, which is as high as its text. */
export const bone = style([
  paint,
  {
    display: "inline-block",
    inlineSize: fallbackVar(width, "6rem"),
    maxInlineSize: "100%",
    blockSize: "0.75em",
  },
]);
