import { vars } from "../theme/vars.css";

/** What every dialog is made of. Rules to spread, no class: what a dialog changes of it wins, whichever file loads last. */
export const face = {
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
