import { cluster, visuallyHidden } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { globalStyle, style } from "@vanilla-extract/css";
import { pageWidth } from "@understudy/ui/widths";

/** The line below the filters. */
export const line = style({
  ...cluster(vars.space["2"]),
  minBlockSize: vars.control.small,
  minInlineSize: 0,
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

// On phones, below the rest of the line.
export const filters = style({
  ...cluster(vars.space["2"]),
  minInlineSize: 0,
  "@container": { [pageWidth.phone]: { order: 1, inlineSize: "100%" } },
});
// Without a chip before it, the button’s word begins where the line does.
globalStyle(`${filters} > button:only-child`, {
  "@container": { [pageWidth.phone]: { marginInlineStart: "calc(-1px - 0.625rem)" } },
});
