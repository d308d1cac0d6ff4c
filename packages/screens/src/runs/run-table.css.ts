import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { nameWithMark, truncated } from "../shared/name-cell";

export const name = style(nameWithMark("68rem"));

export const words = style(truncated);

/** Shrinks before the name. */
export const marks = style({
  display: "flex",
  alignItems: "center",
  gap: `0 ${vars.space["3"]}`,
  flexShrink: 999,
  minInlineSize: 0,
  maxInlineSize: "100%",
});

export const match = style([
  truncated,
  { color: vars.color.text.muted, fontSize: vars.size.small, fontWeight: vars.weight.body },
]);

export const found = style({
  background: vars.color.tone.warning.soft,
  color: vars.color.text.main,
  borderRadius: vars.radius.small,
});
