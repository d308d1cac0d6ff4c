import { desktop } from "./widths";

/** Chromatic's modes of every story: both themes. Pages have four more (packages/screens/src/testing/page-modes.ts). */
export const modes = {
  [`light ${desktop.width}`]: { theme: "light", viewport: desktop },
  [`dark ${desktop.width}`]: { theme: "dark", viewport: desktop },
};
