import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { previewHeight } from "../../../model/widget/widget";

export const tools = style({ padding: vars.space["3"] });

export const stage = style({
  display: "grid",
  justifyContent: "center",
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
