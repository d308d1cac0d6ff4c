import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const description = style({
  maxInlineSize: vars.measure,
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

export const intent = style({ overflowWrap: "anywhere" });
