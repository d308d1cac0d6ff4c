import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

const asField = "screen and (width >= 48rem)";

export const button = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space["2"],
  flex: "none",
  minInlineSize: vars.control.medium,
  minBlockSize: vars.control.medium,
  padding: 0,
  border: "1px solid transparent",
  borderRadius: vars.radius.medium,
  background: "transparent",
  color: vars.color.text.muted,
  cursor: "pointer",
  ":hover": { color: vars.color.text.main, borderColor: vars.color.line.control },
  "@media": {
    [asField]: {
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

export const glyph = style({ inlineSize: "1rem", blockSize: "1rem", flex: "none" });

/** Visually hidden when only the icon is shown; still the accessible name. */
export const label = style({
  "@media": {
    "screen and (width < 48rem)": {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const keys = style({
  display: "none",
  marginInlineStart: "auto",
  "@media": { [asField]: { display: "inline" } },
});
