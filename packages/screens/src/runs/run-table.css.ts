import { cluster, truncated } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";

/** The name with its mark, and the reason below. A mark that doesn't fit beside the name precedes the reason. */
export const lines = style({
  ...cluster(`0 ${vars.space["2"]}`),
  minInlineSize: 0,
  lineHeight: vars.leading.tight,
});

export const name = style({ ...truncated, minInlineSize: 0, maxInlineSize: "100%" });

const text = style({
  ...truncated,
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.body,
});
export const reason = styleVariants({
  alone: [text, { flex: "1 1 100%" }],
  // Too wide for the name's line, but not for the mark's.
  besideMark: [text, { flex: "1 1 max(2.5rem, 100% - 10rem)" }],
});
