import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { headerSize } from "../../shell/Shell.css";
import { pageWidth } from "@understudy/ui/widths";

const { wide } = pageWidth;

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["4"],
  alignItems: "start",
  "@container": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      // The space that the form leaves is below Page & Entry.
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space["6"],
    },
  },
});

export const steps = style({
  minInlineSize: 0,
  "@container": {
    [wide]: {
      gridColumn: 2,
      gridRow: "1 / 3",
      position: "sticky",
      insetBlockStart: `calc(${headerSize} + ${vars.space["3"]})`,
    },
  },
});
