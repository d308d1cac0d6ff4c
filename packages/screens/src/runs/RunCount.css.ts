import { cluster, visuallyHidden } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { pageWidth } from "@understudy/ui/widths";

/** The line below the filters. */
export const line = style({
  ...cluster(vars.space["2"]),
  minBlockSize: vars.control.small,
  minInlineSize: 0,
});

/** The number of runs and their order: on phones, a line of its own. */
export const found = style({
  ...cluster(vars.space["2"]),
  minInlineSize: 0,
  "@container": { [pageWidth.phone]: { inlineSize: "100%" } },
});

export const inUse = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const place = style({ inlineSize: "4rem" });

export const count = style({ marginInlineEnd: vars.space["1"], fontWeight: vars.weight.strong });

export const arriving = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  // Would move the buttons to a line of their own for a moment. The growing count says it, too.
  "@container": { [pageWidth.phone]: visuallyHidden },
});

export const filters = style({ ...cluster(vars.space["2"]), minInlineSize: 0 });
