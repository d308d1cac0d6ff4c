import { style } from "@vanilla-extract/css";
import { vars } from "../../packages/ui/src/theme/vars.css";

export const table = style({
  borderCollapse: "collapse",
  color: vars.color.text.main,
  fontSize: vars.size.small,
});

export const cell = style({
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  textAlign: "start",
  verticalAlign: "middle",
  fontWeight: vars.weight.body,
});
