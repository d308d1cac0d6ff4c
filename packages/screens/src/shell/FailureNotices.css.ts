import { stickyEdge } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { headerSize, pagePadding } from "./Shell.css";

export const notices = style([
  pagePadding,
  {
    position: stickyEdge,
    insetBlockStart: headerSize,
    zIndex: vars.layer.sticky,
    maxBlockSize: "50dvh",
    overflowY: "auto",
    paddingBlockStart: vars.space["4"],
  },
]);

export const notice = style({ borderRadius: vars.radius.medium, boxShadow: vars.color.shadow.low });
