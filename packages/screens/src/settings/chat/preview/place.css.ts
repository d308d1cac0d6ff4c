import { windowWidth } from "@understudy/ui/widths";
import { createVar, style } from "@vanilla-extract/css";

/** Phones: the preview in the page is a strip above the form. Wider windows have it at its full height. */
export const stripWidth = windowWidth.narrow;

/** On the preview in the page, not on the one in a dialog. */
export const inPage = style({});

export const x = createVar();
export const y = createVar();
export const layer = createVar();
export const brand = createVar();
/** Of text on the brand color. */
export const onBrand = createVar();
