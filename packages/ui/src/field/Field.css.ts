import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const field = style({ minInlineSize: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space["2"],
  marginBlockEnd: vars.space["1.5"],
});

export const label = style({ fontWeight: vars.weight.medium, lineHeight: vars.leading.snug });
