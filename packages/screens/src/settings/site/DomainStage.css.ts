import { flexRow, square, stack, truncated } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { windowWidth } from "@understudy/ui/widths";
import { style, styleVariants } from "@vanilla-extract/css";

/** Only where it is beside the form. */
export const stage = style({
  display: "none",
  "@media": {
    [windowWidth.desktop]: {
      ...stack(vars.space["4"]),
      gridRow: 2,
      alignSelf: "start",
      maxInlineSize: "34rem",
    },
  },
});

const windowBase = style({
  border: "1px solid",
  borderRadius: vars.radius.large,
  overflow: "clip",
});

export const window = styleVariants({
  open: [windowBase, { borderColor: vars.color.line.soft, background: vars.color.surface.card }],
  blank: [windowBase, { borderColor: vars.color.line.button, borderStyle: "dashed" }],
});

export const bar = style({
  ...flexRow(vars.space["2.5"]),
  minBlockSize: "2.75rem",
  paddingInline: vars.space["4"],
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
});

const markBase = style({
  ...square("0.625rem"),
  flex: "none",
  border: "1.5px solid",
  borderRadius: vars.radius.round,
});

export const mark = styleVariants({
  open: [markBase, { borderColor: vars.color.mark.performed, background: vars.color.mark.performed }],
  blank: [markBase, { borderColor: vars.color.mark.recorded }],
});

export const address = style({
  minInlineSize: 0,
  ...truncated,
  fontFamily: vars.font.code,
  fontSize: vars.size.small,
});

export const label = style({
  padding: `${vars.space["4"]} ${vars.space["4"]} ${vars.space["8"]}`,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});
