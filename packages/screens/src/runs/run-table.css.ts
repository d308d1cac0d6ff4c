import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const name = style({ display: "flex", alignItems: "center", gap: vars.space["3"], minInlineSize: 0 });

export const words = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
