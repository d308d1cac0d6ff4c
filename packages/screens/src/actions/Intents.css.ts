import { inlineRow, truncated } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const line = style({ ...inlineRow(vars.space["2"]), maxInlineSize: "100%", verticalAlign: "middle" });

export const first = style({ minInlineSize: 0, ...truncated });

export const more = style({
  flex: "none",
  minBlockSize: "1.5rem",
  paddingInline: "0.375rem",
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.round,
  background: "transparent",
  color: vars.color.text.link,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  cursor: "pointer",
  ":hover": { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
});

export const all = style({
  position: "fixed",
  inset: "auto",
  margin: 0,
  maxInlineSize: "min(24rem, 90vw)",
  maxBlockSize: "20rem",
  overflowY: "auto",
  padding: `${vars.space["3"]} ${vars.space["4"]}`,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  boxShadow: vars.color.shadow.high,
  whiteSpace: "normal",
});

export const phrase = style({ paddingBlock: vars.space["1"], overflowWrap: "anywhere" });
