import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { previewHeight } from "../../../model/widget/widget";

export const tools = style({ padding: vars.space["3"] });

export const scene = style({ position: "relative" });

/** On the preview of a widget that is off. */
export const mark = style({
  position: "absolute",
  insetInline: vars.space["3"],
  insetBlockStart: "3.25rem",
  zIndex: vars.layer.beside,
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
});

export const stage = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  blockSize: `${previewHeight}px`,
  borderBlock: `1px solid ${vars.color.line.soft}`,
  background: vars.color.surface.sunken,
  overflow: "hidden",
});

export const words = style({
  display: "grid",
  gap: vars.space["1"],
  padding: `${vars.space["3"]} ${vars.space["5"]} ${vars.space["4"]}`,
  fontSize: vars.size.small,
});
