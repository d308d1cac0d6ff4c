import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

const oneRow = "(width >= 40rem)";

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(8.5rem, 50% - 0.25rem), 1fr))",
  gap: vars.space["2"],
  "@media": { [oneRow]: { gridTemplateColumns: "minmax(0, 26rem) 9rem 10.5rem" } },
});

export const search = style({
  gridColumn: "1 / -1",
  minInlineSize: 0,
  "@media": { [oneRow]: { gridColumn: "auto" } },
});
