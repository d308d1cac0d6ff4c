import { stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { pageWidth } from "@understudy/ui/widths";

/** All of the dashboard on as few phone screens as possible. */
const gap = createVar();

export const sections = style({
  vars: { [gap]: vars.space["4"] },
  ...stack(gap),
  "@container": { [pageWidth.phone]: { vars: { [gap]: vars.space["3"] } } },
});

export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap,
  alignItems: "start",
  "@container": {
    [pageWidth.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(20rem, 30%)",
      columnGap: vars.space["8"],
    },
  },
});

export const whole = style({ minInlineSize: 0, gridColumn: "1 / -1" });

export const aside = style({ ...stack(gap), minInlineSize: 0 });

globalStyle(`${aside} > * + *`, { borderBlockStart: `1px solid ${vars.color.line.soft}` });
