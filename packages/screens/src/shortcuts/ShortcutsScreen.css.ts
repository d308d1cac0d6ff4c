import { style } from "@vanilla-extract/css";
import { cluster, flexRow } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";

export const row = style({
  ...flexRow(vars.space["4"]),
  justifyContent: "space-between",
  minBlockSize: "2.25rem",
});

export const keys = style({ display: "flex", gap: vars.space["2"], flex: "none" });

export const about = style({
  ...cluster(`0 ${vars.space["4"]}`),
  justifyContent: "space-between",
  inlineSize: "100%",
});
