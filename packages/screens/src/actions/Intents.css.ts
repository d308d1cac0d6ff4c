import { inlineRow, truncated } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const line = style({
  ...inlineRow(vars.space["2"]),
  maxInlineSize: "100%",
  // The button is higher than a line of text, and must not make its row higher.
  marginBlock: "-0.125rem",
  verticalAlign: "middle",
});

export const first = style({ minInlineSize: 0, ...truncated });

export const phrase = style({ paddingBlock: vars.space["1"], overflowWrap: "anywhere" });
