import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { ringSize, stepPadding } from "./score.css";

export const step = style({
  display: "grid",
  gridTemplateColumns: `${ringSize} minmax(0, 1fr)`,
  gap: `${vars.space["2"]} ${vars.space["3"]}`,
  paddingBlock: stepPadding,
});
