import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const status = style({
  display: "inline-flex",
  // With more space between letters, the weakness goes below.
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space["2"]}`,
});
