import { canHover, flexRow, square, visuallyHidden } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { windowWidth } from "@understudy/ui/widths";

export const button = style({
  position: "relative",
  ...flexRow(vars.space["2"]),
  justifyContent: "center",
  flex: "none",
  minInlineSize: vars.control.medium,
  minBlockSize: vars.control.medium,
  padding: 0,
  border: "1px solid transparent",
  borderRadius: vars.radius.medium,
  background: "transparent",
  color: vars.color.text.muted,
  cursor: "pointer",
  "@media": {
    [canHover]: { ":hover": { color: vars.color.text.main, borderColor: vars.color.line.control } },
    [windowWidth.wide]: {
      justifyContent: "start",
      flex: "0 1 20rem",
      minInlineSize: "9rem",
      minBlockSize: "2rem",
      paddingInline: vars.space["3"],
      borderColor: vars.color.line.button,
      background: vars.color.surface.card,
    },
  },
});

export const glyph = style({ ...square("1rem"), flex: "none" });

/** Visually hidden when only the icon is shown; still the accessible name. */
export const label = style({ "@media": { [windowWidth.narrow]: visuallyHidden } });

export const keys = style({
  display: "none",
  marginInlineStart: "auto",
  "@media": { [windowWidth.wide]: { display: "inline" } },
});
