import { cluster, stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";
import { style } from "@vanilla-extract/css";

export const section = style({
  ...stack(vars.space["3"]),
  minInlineSize: 0,
  // Its heading is on the line of the one of the card beside it.
  paddingBlockStart: `calc(${vars.space["4"]} + 1px)`,
  "@container": { [pageWidth.phone]: { paddingBlockStart: vars.space["2"] } },
});

export const head = style({
  ...cluster(`${vars.space["2"]} ${vars.space["4"]}`, "baseline"),
  justifyContent: "space-between",
});

export const titles = style({
  paddingBlockStart: `calc((${vars.control.small} - ${vars.leading.snug} * ${vars.size.section}) / 2)`,
});

export const description = style({ color: vars.color.text.muted, fontSize: vars.size.small });
