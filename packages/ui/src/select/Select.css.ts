import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { glyph } from "../field/control.css";
import { vars } from "../theme/vars.css";

// In a variable, because the CSS types don't know the value yet.
const styledList = createVar();

export const box = style({ position: "relative", inlineSize: "100%" });

export const arrow = style([glyph, { insetInlineEnd: vars.space["2"] }]);

export const select = style({
  appearance: "none",
  paddingInlineEnd: vars.space["8"],
  textOverflow: "ellipsis",
  cursor: "pointer",
  "@supports": {
    "(appearance: base-select)": {
      vars: { [styledList]: "base-select" },
      appearance: styledList,
      alignItems: "center",
      selectors: {
        "&::picker-icon": { display: "none" },
        "&::picker(select)": {
          appearance: styledList,
          marginBlock: vars.space["1"],
          padding: vars.space["1"],
          maxInlineSize: "22rem",
          border: `1px solid ${vars.color.line.soft}`,
          borderRadius: vars.radius.medium,
          background: vars.color.surface.raised,
          color: vars.color.text.main,
          boxShadow: vars.color.shadow.high,
        },
      },
    },
  },
});

// Wide enough for most choices, so that choosing doesn't cause layout shifts.
export const size = styleVariants({
  small: { minInlineSize: "7.5rem", borderColor: vars.color.line.button },
  medium: { minInlineSize: "10rem" },
});

export const variant = styleVariants({
  outlined: {},
  // The arrow marks the control, so the border may be weak.
  quiet: { minInlineSize: "8.5rem", borderColor: vars.color.line.button },
});

export const option = style({
  "@supports": {
    "(appearance: base-select)": {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      alignItems: "center",
      gap: `0 ${vars.space["3"]}`,
      minBlockSize: "2rem",
      padding: `${vars.space["1"]} ${vars.space["3"]}`,
      borderRadius: vars.radius.small,
      whiteSpace: "normal",
      outlineOffset: "-2px",
      "::after": {
        content: "attr(data-description)",
        gridArea: "2 / 1 / auto / -1",
        color: vars.color.text.muted,
        fontSize: vars.size.small,
        lineHeight: vars.leading.snug,
      },
      selectors: {
        "&:not([data-description])::after": { display: "none" },
        "&::checkmark": { gridArea: "1 / 2", color: vars.color.accent.solid },
        "&:is(:hover, :focus-visible)": { background: vars.color.surface.hover, color: "inherit" },
        "&[data-description]": { paddingBlock: vars.space["2"] },
      },
    },
  },
});
