import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 100%), 1fr))",
  gap: vars.space["2"],
  "@media": { "(width >= 64rem)": { gridTemplateColumns: "minmax(14rem, 26rem) 10rem 12.5rem" } },
});

export const search = style({
  gridColumn: "1 / -1",
  minInlineSize: 0,
  "@media": { "(width >= 64rem)": { gridColumn: "auto" } },
});
