import { keyframes } from "@vanilla-extract/css";
import { vars } from "./vars.css";

const appear = keyframes({ from: { opacity: 0, translate: "0 4px" } });

/** How something appears: `quick` for popovers, banners and results, `calm` for large parts. */
export const appearing = (duration: "quick" | "calm") =>
  ({ animation: `${appear} ${vars.motion[duration]} ${vars.motion.ease}` }) as const;
