import { style } from "@vanilla-extract/css";

export const anchor = style({ display: "inline-flex", minInlineSize: 0 });

// usePopoverPosition sets `left` and `top`. With another width, moving the popover would also resize it.
export const popover = style({ position: "fixed", inset: "auto", margin: 0, inlineSize: "max-content" });
