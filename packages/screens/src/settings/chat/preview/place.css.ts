import { createVar, style } from "@vanilla-extract/css";

/** Below this width, the preview in the page is a strip above the form; from it on, it is beside the form. */
export const stripWidth = "screen and (width < 64rem)";

/** On the preview in the page, not on the one in a dialog. */
export const inPage = style({});

export const x = createVar();
export const y = createVar();
export const layer = createVar();
export const brand = createVar();
