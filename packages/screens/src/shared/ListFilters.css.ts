import { cluster } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { pageWidth } from "@understudy/ui/widths";

export const filters = style(cluster(vars.space["2"]));

export const search = style({
  flex: "1 1 10rem",
  "@container": { [pageWidth.tablet]: { maxInlineSize: "26rem" } },
});

export const filter = style({ flex: "0 1 8rem" });

// On phones, a line of its own.
export const found = style({
  ...cluster(vars.space["2"]),
  minInlineSize: 0,
  marginInlineStart: "auto",
  "@container": { [pageWidth.phone]: { inlineSize: "100%" } },
});

export const count = style({ color: vars.color.text.muted });
