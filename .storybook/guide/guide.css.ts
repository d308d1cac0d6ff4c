import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const section = style({
  color: vars.color.text.main,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  marginBlock: `${vars.space["4"]} ${vars.space["8"]}`,
});

export const table = style({ borderCollapse: "collapse", maxInlineSize: "60rem" });
export const cell = style({
  padding: `${vars.space["1"]} ${vars.space["5"]} ${vars.space["1"]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
  textAlign: "start",
  verticalAlign: "baseline",
});

export const notes = style({ listStyle: "disc", paddingInlineStart: vars.space["5"] });
