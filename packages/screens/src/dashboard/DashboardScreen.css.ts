import { phone, stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { createVar, style } from "@vanilla-extract/css";

const oneColumn = "(width < 64rem)";

/** All of the dashboard on as few phone screens as possible. */
const gap = createVar();

export const sections = style({
  vars: { [gap]: vars.space["4"] },
  ...stack(gap),
  "@media": { [phone]: { vars: { [gap]: vars.space["3"] } } },
});

export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 22rem",
  gap,
  alignItems: "start",
  "@media": { [oneColumn]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const column = style({
  ...stack(gap),
  minInlineSize: 0,
  "@media": { [oneColumn]: { display: "contents" } },
});

/** Above the chart where there is one column. */
export const first = style({ minInlineSize: 0, "@media": { [oneColumn]: { order: -1 } } });
