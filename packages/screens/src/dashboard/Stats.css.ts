import { style, styleVariants } from "@vanilla-extract/css";
import { square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";

// Beside the number, where there is room.
export const rings = style({
  display: "none",
  "@container": {
    [pageWidth.wide]: {
      display: "grid",
      gridTemplateColumns: "repeat(12, auto)",
      gap: "3px",
    },
  },
});

const base = style({ ...square("0.5rem"), border: "1.5px solid", borderRadius: vars.radius.round });

export const ring = styleVariants({
  recorded: [base, { color: vars.color.mark.recorded }],
  published: [
    base,
    {
      color: vars.color.mark.performed,
      background: "currentColor",
      "@media": { "(forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" } },
    },
  ],
});
