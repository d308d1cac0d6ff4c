import { createVar } from "@vanilla-extract/css";
import { windowWidth } from "@understudy/ui/widths";

/** From here on, the preview is beside the form. Below, it is a strip above it. */
export const beside = windowWidth.desktop;

export const x = createVar();
export const y = createVar();
export const layer = createVar();
export const brand = createVar();
