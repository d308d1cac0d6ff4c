import { style } from "@vanilla-extract/css";
import { truncated } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const category = style({
  display: "inline-block",
  flex: "none",
  maxInlineSize: "100%",
  paddingInline: vars.space["1"],
  ...truncated,
  verticalAlign: "middle",
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: "1.25rem",
});
