import { globalStyle, style } from "@vanilla-extract/css";
import { cardSurface, cluster, stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";

export const banner = style({
  ...cluster(`${vars.space["4"]} ${vars.space["8"]}`),
  justifyContent: "space-between",
  padding: `${vars.space["4"]} ${vars.space["5"]}`,
  ...cardSurface,
  "@container": {
    [pageWidth.phone]: {
      rowGap: vars.space["3"],
      padding: `${vars.space["3"]} ${vars.space["4"]} ${vars.space["4"]}`,
    },
  },
});

export const progress = style({ ...stack(vars.space["2"]), flex: "1 1 16rem", maxInlineSize: "30rem" });

export const head = style({
  ...cluster(`0 ${vars.space["4"]}`, "baseline"),
  justifyContent: "space-between",
});

export const placeholder = style([banner]);

globalStyle(`${placeholder} > *`, { visibility: "hidden" });
// The outlines of the steps.
globalStyle(`${placeholder} [role=progressbar]`, { visibility: "visible" });
