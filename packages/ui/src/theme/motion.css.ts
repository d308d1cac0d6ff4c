import { keyframes } from "@vanilla-extract/css";
import { vars } from "./vars.css";

const appear = keyframes({ from: { opacity: 0, translate: "0 4px" } });

/** How something appears: `quick` for popovers, banners and results, `calm` for large parts. */
export const appearing = (duration: "quick" | "calm") =>
  ({ animation: `${appear} ${vars.motion[duration]} ${vars.motion.ease}` }) as const;

/** The transition of what closes. `display` and `overlay` keep it visible and in the top layer until it has faded out. */
export const closing = ["opacity", "translate", "display", "overlay"]
  .map((property) => `${property} ${vars.motion.quick} ${vars.motion.ease} allow-discrete`)
  .join(", ");
