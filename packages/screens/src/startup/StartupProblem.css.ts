import { style } from "@vanilla-extract/css";
import { stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";

export const page = style({
  ...stack(vars.space["4"]),
  maxInlineSize: vars.measure,
  margin: "0 auto",
  padding: `18vh ${vars.space["6"]} ${vars.space["6"]}`,
});

export const mark = style({ color: vars.color.accent.solid });

export const title = style({
  ...vars.type.title,
});

export const faults = style({
  padding: vars.space["4"],
  background: vars.color.surface.sunken,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  fontFamily: vars.font.code,
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
});
