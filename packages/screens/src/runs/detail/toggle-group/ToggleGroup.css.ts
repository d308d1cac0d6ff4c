import { style } from "@vanilla-extract/css";
import { hovered, inlineRow } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";

export const group = style({ position: "relative", display: "inline-block" });

export const track = style({
  display: "inline-flex",
  flexWrap: "wrap",
  padding: vars.space["0.5"],
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
});

export const option = style({
  position: "relative",
  ...inlineRow(vars.space["2"]),
  justifyContent: "center",
  minBlockSize: "1.625rem",
  paddingInline: vars.space["3"],
  border: "1px solid transparent",
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  cursor: "pointer",
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  ...hovered({ color: vars.color.text.main }),
  selectors: {
    "&:has(:checked)": {
      background: vars.color.surface.raised,
      borderColor: vars.color.line.control,
      color: vars.color.text.main,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: "1px" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&:has(:checked)": { borderColor: "Highlight", color: "Highlight" } },
    },
  },
});

export const radio = style({
  position: "absolute",
  inset: 0,
  margin: 0,
  appearance: "none",
  outline: "none",
  cursor: "pointer",
});
