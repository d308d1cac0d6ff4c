import { createVar } from "@vanilla-extract/css";

/** From here on, the preview is beside the form. Below, it is a strip above it. */
export const beside = "screen and (width >= 64rem)";

export const x = createVar();
export const y = createVar();
export const layer = createVar();
export const brand = createVar();
