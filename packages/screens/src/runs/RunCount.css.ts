import { cluster } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

/** The line below the filters. */
export const line = style({
  ...cluster(vars.space["2"]),
  minBlockSize: vars.control.small,
  minInlineSize: 0,
});

export const place = style({ inlineSize: "4rem" });

export const count = style({ marginInlineEnd: vars.space["1"], fontWeight: vars.weight.strong });

// On phones, below the rest of the line.
export const filters = style({
  ...cluster(vars.space["2"]),
  minInlineSize: 0,
  "@media": { "(width < 40rem)": { order: 1, inlineSize: "100%" } },
});
