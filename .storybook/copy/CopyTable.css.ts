import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const table = style({
  borderCollapse: "collapse",
  inlineSize: "100%",
  maxInlineSize: "60rem",
  color: vars.color.text.main,
});

const cell = style({
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  borderBlock: `1px solid ${vars.color.line.soft}`,
  textAlign: "start",
  verticalAlign: "baseline",
});

export const text = style([cell, { paddingInlineStart: 0 }]);
export const key = style([
  cell,
  { color: vars.color.text.muted, fontSize: vars.size.small, inlineSize: "18rem" },
]);

export const exact = style([cell, { inlineSize: "5rem" }]);
