import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";

export const layout = style({
  display: "grid",
  gap: vars.space["6"],
  "@container": {
    [pageWidth.desktop]: { gridTemplateColumns: "minmax(17.5rem, 1fr) 2fr", gap: vars.space["10"] },
  },
});

export const name = style({
  ...vars.type.figure,
});
