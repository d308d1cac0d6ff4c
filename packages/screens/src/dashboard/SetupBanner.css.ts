import { globalStyle, style } from "@vanilla-extract/css";
import { cardSurface, cluster, phone } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";

export const banner = style({
  ...cluster(`${vars.space["4"]} ${vars.space["8"]}`),
  justifyContent: "space-between",
  padding: `${vars.space["4"]} ${vars.space["5"]}`,
  ...cardSurface,
  "@media": {
    [phone]: { rowGap: vars.space["3"], padding: `${vars.space["3"]} ${vars.space["4"]} ${vars.space["4"]}` },
  },
});

export const progress = style({
  display: "grid",
  gap: vars.space["2"],
  flex: "1 1 16rem",
  maxInlineSize: "36rem",
});

export const placeholder = style([banner]);

globalStyle(`${placeholder} > *`, { visibility: "hidden" });
