import { vars } from "../theme/vars.css";

/** Shared by all dialogs, to spread into a style. */
export const surface = {
  padding: 0,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  fontSize: vars.size.body,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.body,
  boxShadow: vars.color.shadow.high,
} as const;
