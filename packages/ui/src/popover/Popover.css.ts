import { style } from "@vanilla-extract/css";

export const anchor = style({ display: "inline-flex" });

/** `left` and `top` are set by usePopoverPosition. */
export const popover = style({ position: "fixed", inset: "auto", margin: 0 });
