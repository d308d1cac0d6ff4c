import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

// Not a `stickyEdge`: it is short, and a success is shown for three seconds.
export const notice = style({
  position: "sticky",
  insetBlockEnd: vars.space["4"],
  zIndex: vars.layer.overlay,
  // Rows beside it can be clicked.
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  marginInline: "auto",
  "@media": { print: { display: "none" } },
});
