import { tableQueries, vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { nameWithMark, truncated } from "../shared/name-cell";

export const line = style(nameWithMark("66rem"));

export const words = style(truncated);

// Equally wide for "Enable" and "Disable", so that View doesn't move.
export const buttons = style({
  display: "inline-grid",
  gridTemplateColumns: "auto 4.5rem",
  gap: vars.space["1"],
  "@container": { [tableQueries.phone]: { gridTemplateColumns: "5.25rem" } },
});

/** The row opens the same link: on phones it is there for keyboards and screen readers. */
export const view = style({
  "@container": {
    [tableQueries.phone]: {
      position: "absolute",
      insetInlineEnd: vars.space["2"],
      insetBlockStart: vars.space["2"],
      opacity: 0,
      pointerEvents: "none",
      ":focus-within": { opacity: 1, background: vars.color.surface.card },
    },
  },
});
