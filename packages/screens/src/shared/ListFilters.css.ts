import { cluster } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { pageWidth } from "@understudy/ui/widths";

export const filters = style(cluster(vars.space["2"]));

export const search = style({
  flex: "1 1 100%",
  "@container": { [pageWidth.tablet]: { flex: "1 1 10rem", maxInlineSize: "26rem" } },
});

export const filter = style({ flex: "0 1 9rem" });

export const count = style({
  marginInlineStart: "auto",
  color: vars.color.text.muted,
  // Sorting is at the end of its line.
  "@container": { [pageWidth.phone]: { marginInline: "0 auto" } },
});
