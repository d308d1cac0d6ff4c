import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { previewHeight } from "@understudy/model";

export const tools = style({ padding: vars.space["3"] });

export const scene = style({ position: "relative" });

/** On the preview of a widget that is off, beside the map. */
export const mark = style({
  position: "absolute",
  insetInlineStart: "9.25rem",
  insetBlockStart: "3.25rem",
  zIndex: vars.layer.beside,
  marginInlineEnd: vars.space["3"],
  padding: `${vars.space["1"]} ${vars.space["3"]}`,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  boxShadow: vars.color.shadow.low,
  fontSize: vars.size.small,
  pointerEvents: "none",
});

export const stage = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  blockSize: `${previewHeight}px`,
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
  background: vars.color.surface.sunken,
  overflow: "hidden",
});

export const words = style({
  display: "grid",
  gap: vars.space["1"],
  padding: `0 ${vars.space["5"]} ${vars.space["4"]}`,
  fontSize: vars.size.small,
});
