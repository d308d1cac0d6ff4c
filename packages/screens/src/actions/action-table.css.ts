import { tableQueries, vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

const below = { flexDirection: "column", alignItems: "flex-start" } as const;

// The drift badge is beside the name where both fit, else below it.
export const line = style({
  display: "flex",
  alignItems: "center",
  gap: `0 ${vars.space["3"]}`,
  minInlineSize: 0,
  "@container": {
    "(53rem <= width < 66rem)": { ...below, lineHeight: vars.leading.tight },
    [tableQueries.phone]: below,
  },
});

export const words = style({
  minInlineSize: 0,
  maxInlineSize: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

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
