import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { appearing, cardSurface, stickyEdge } from "@understudy/ui/mixins";
import { windowWidth } from "@understudy/ui/widths";
import { previewHeight } from "@understudy/model";
import { headerSize } from "../../shell/Shell.css";
import { stripWidth } from "./preview/place.css";

/** The controls' row, which is above the form's first line. */
const controlsHeight = "2.25rem";
const beside = windowWidth.desktop;

export const preview = style({
  zIndex: vars.layer.beside,
  ...appearing("calm"),
  "@media": {
    [stripWidth]: { position: stickyEdge, insetBlockStart: `calc(${headerSize} + ${vars.space["2"]})` },
    [beside]: {
      position: stickyEdge,
      gridRow: 2,
      alignSelf: "start",
      marginBlockStart: `calc(-1 * ${controlsHeight})`,
      // In a low window, it scrolls until its end is visible.
      insetBlockStart: `min(${headerSize} + ${vars.space["2"]}, 100dvh - ${previewHeight}px - 3rem)`,
    },
    // Only the form: the preview fills a page.
    print: { display: "none" },
  },
});

/** As high as the preview below its controls. On phones, the strip is too low for a skeleton. */
export const loadingPreview = style({
  ...cardSurface,
  blockSize: `${previewHeight + 2}px`,
  marginBlockStart: controlsHeight,
  "@media": {
    [beside]: { gridRow: 2, marginBlockStart: 0 },
    [stripWidth]: { blockSize: "calc(7.5rem + 2px)", marginBlockStart: 0 },
  },
});
