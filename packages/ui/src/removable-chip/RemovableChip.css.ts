import { style } from "@vanilla-extract/css";
import { cross } from "../icon-button/cross.css";
import { inlineRow } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const chip = style({
  ...inlineRow(vars.space["1"]),
  maxInlineSize: "100%",
  minBlockSize: "1.75rem",
  paddingInline: `${vars.space["2"]} 0.125rem`,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  fontSize: vars.size.small,
});

export const code = style({ fontFamily: vars.font.code });

export const label = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const remove = style([cross, { flex: "none", ":focus-visible": { outlineOffset: "0" } }]);
