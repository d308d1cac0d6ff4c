import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";

export const layout = style({
  display: "grid",
  gap: vars.space["6"],
  "@container": {
    [pageWidth.desktop]: { gridTemplateColumns: "minmax(8rem, 1fr) 3fr", gap: vars.space["10"] },
  },
});

export const plan = style({ display: "flex", flexDirection: "column", gap: vars.space["1"] });

export const name = style({
  ...vars.type.figure,
});
