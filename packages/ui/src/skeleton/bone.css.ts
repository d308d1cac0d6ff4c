import { createVar, fallbackVar, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

const breathe = keyframes({ "50%": { opacity: 0.55 } });

export const alive = style({ animation: `${breathe} 1.8s ${vars.motion.ease} infinite` });

export const paint = { background: vars.color.line.soft, borderRadius: vars.radius.small } as const;

export const width = createVar();

/** A stroke in a line of text, which is as high as its text. */
export const bone = style([
  alive,
  paint,
  {
    display: "inline-block",
    inlineSize: fallbackVar(width, "6rem"),
    maxInlineSize: "100%",
    blockSize: "0.75em",
    "@media": { "(forced-colors: active)": { border: "1px solid GrayText" } },
  },
]);
