import { style } from "@vanilla-extract/css";
import { truncated } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const combination = style({
  position: "relative",
  display: "inline-flex",
  gap: "0.1875rem",
  minInlineSize: 0,
  maxInlineSize: "100%",
});

export const cap = style({
  minInlineSize: "1.5em",
  paddingInline: "0.375em",
  border: `1px solid ${vars.color.line.soft}`,
  borderBlockEndWidth: "2px",
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
  fontFamily: vars.font.body,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.body,
  textAlign: "center",
  // Stored combinations may be arbitrarily long. The text field shows the full value.
  ...truncated,
});
