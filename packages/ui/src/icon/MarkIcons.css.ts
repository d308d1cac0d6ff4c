import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

const fill = keyframes({ from: { scale: 0 } });

export const fillOnce = style({
  transformOrigin: "50% 50%",
  animation: `${fill} ${vars.motion.calm} ${vars.motion.ease} 120ms backwards`,
});
