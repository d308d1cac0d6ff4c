import { keyframes, style } from "@vanilla-extract/css";
import { flexRow } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";

const enter = keyframes({ from: { transform: "translateX(-100%)" } });
const enterFromRight = keyframes({ from: { transform: "translateX(100%)" } });
const dim = keyframes({ from: { opacity: 0 } });

export const drawer = style({
  insetBlock: 0,
  insetInline: "0 auto",
  margin: 0,
  padding: 0,
  inlineSize: "18rem",
  maxInlineSize: `calc(100vi - ${vars.space["12"]})`,
  blockSize: "100dvb",
  maxBlockSize: "none",
  overflow: "clip",
  border: 0,
  background: vars.color.chrome.back,
  color: vars.color.chrome.text,
  boxShadow: vars.color.shadow.high,
  animation: `${enter} ${vars.motion.calm} ${vars.motion.ease}`,
  "::backdrop": { background: vars.color.veil, animation: `${dim} ${vars.motion.calm} ${vars.motion.ease}` },
  selectors: { "&:dir(rtl)": { animationName: enterFromRight } },
  "@media": { "(forced-colors: active)": { borderInlineEnd: "1px solid CanvasText" } },
});

export const scroller = style({
  blockSize: "100%",
  overflow: "auto",
  overscrollBehavior: "contain",
  outline: "none",
});

export const header = style({
  ...flexRow(vars.space["4"]),
  justifyContent: "space-between",
  padding: `${vars.space["4"]} ${vars.space["4"]} ${vars.space["2"]} ${vars.space["5"]}`,
});

export const title = style({ fontSize: vars.size.body, fontWeight: vars.weight.strong, outline: "none" });

export const body = style({ padding: vars.space["3"] });
