import { style } from "@vanilla-extract/css";
import { hovered } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const options = style({ display: "grid", gap: vars.space["2"] });

export const option = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space["3"],
  alignItems: "start",
});

export const label = style({ cursor: "pointer" });

export const description = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
});

export const radio = style({
  appearance: "none",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  margin: 0,
  marginBlockStart: "0.0938rem",
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface.card,
  cursor: "pointer",
  transition: `border ${vars.motion.quick} ${vars.motion.ease}`,
  ...hovered({ borderColor: vars.color.text.muted }),
  selectors: {
    "&:checked, &:checked:hover": {
      border: `0.3438rem solid ${vars.color.accent.solid}`,
      background: vars.color.accent.onSolid,
    },
  },
});
