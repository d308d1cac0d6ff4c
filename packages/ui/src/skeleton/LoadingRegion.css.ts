import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const region = style({ position: "relative", minInlineSize: 0 });

// Above the skeletons, so that the message doesn't move them.
export const late = style({
  position: "absolute",
  insetBlockStart: vars.space["4"],
  insetInline: 0,
  marginInline: "auto",
  inlineSize: "fit-content",
  zIndex: 1,
  padding: `${vars.space["1"]} ${vars.space["4"]}`,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  boxShadow: vars.color.shadow.low,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});
