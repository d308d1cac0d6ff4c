import { style, styleVariants } from "@vanilla-extract/css";
import { flexRow, square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";

const line = "2px";

const size = "1.25rem";

export const rings = style({ ...flexRow("0"), minBlockSize: size });

const ringBase = style({
  ...square(size),
  flex: "none",
  border: `${line} solid`,
  borderRadius: vars.radius.round,
  transition: `background-color ${vars.motion.calm} ${vars.motion.ease}`,
});

export const ring = styleVariants({
  open: [ringBase, { borderColor: vars.color.mark.recorded }],
  done: [
    ringBase,
    {
      borderColor: vars.color.mark.performed,
      background: vars.color.mark.performed,
      "@media": { "(forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" } },
    },
  ],
});

export const between = style({ flex: 1, borderBlockStart: `${line} solid ${vars.color.mark.recorded}` });
