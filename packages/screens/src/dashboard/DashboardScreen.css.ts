import { stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

const oneColumn = "(width < 64rem)";

export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 22rem",
  gap: vars.space["4"],
  alignItems: "start",
  "@media": { [oneColumn]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const column = style({
  ...stack(vars.space["4"]),
  minInlineSize: 0,
  "@media": { [oneColumn]: { display: "contents" } },
});

/** Above the chart where there is one column. */
export const first = style({ minInlineSize: 0, "@media": { [oneColumn]: { order: -1 } } });
