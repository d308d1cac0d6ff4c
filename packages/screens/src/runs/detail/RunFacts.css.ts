import { stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";
import { style } from "@vanilla-extract/css";

export const facts = style({ ...stack(vars.space["1"]), minInlineSize: 0 });

/** On phones only, with its text at the page's edge. */
export const unfold = style({
  display: "none",
  "@container": {
    [pageWidth.phone]: {
      display: "block",
      minBlockSize: vars.control.small,
      marginInlineStart: `calc(-1 * ${vars.space["3"]})`,
    },
  },
});
