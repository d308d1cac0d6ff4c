import type { CSSProperties, StyleRule } from "@vanilla-extract/css";
import { vars } from "./vars.css";

export { areaHeight, areaTop } from "./visible-area.css";
export { stickyEdge } from "./edge.css";
export { appearing } from "./motion.css";

// Repeated blocks, to spread into a style.

type Align = NonNullable<StyleRule["alignItems"]>;

/** Items in a row. */
export const flexRow = (gap: string): StyleRule => ({ display: "flex", alignItems: "center", gap });

/** A row within text. */
export const inlineRow = (gap: string): StyleRule => ({ display: "inline-flex", alignItems: "center", gap });

/** A row that wraps. */
export const cluster = (gap: string, alignItems: Align = "center"): StyleRule => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems,
  gap,
});

/** Items below each other. */
export const stack = (gap: string): StyleRule => ({ display: "flex", flexDirection: "column", gap });

export const square = (size: string): StyleRule => ({ inlineSize: size, blockSize: size });

/** The media query of a style for `:hover`: after a tap, touch screens would keep it. */
export const canHover = "(hover: hover)";

export const hovered = (rule: CSSProperties, selector = "&:hover"): StyleRule => ({
  "@media": { [canHover]: { selectors: { [selector]: rule } } },
});

/** Cuts a single line of text with an ellipsis. */
export const truncated: StyleRule = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" };

export const cardSurface: StyleRule = {
  background: vars.color.surface.card,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.large,
  breakInside: "avoid",
};

export const visuallyHidden: StyleRule = {
  ...square("1px"),
  position: "absolute",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "pre",
};

/** Tinted, behind what visitors see or a picture. */
export const stageColor = `color-mix(in srgb, ${vars.color.accent.soft} 60%, ${vars.color.surface.canvas})`;

/** A link that covers its positioned card. */
export const coveringLink = {
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: "-1px", borderRadius: vars.radius.large },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: "2px" },
  },
} satisfies StyleRule;

/** Shared by all dialogs, to spread into a style. */
export const dialogSurface = {
  padding: 0,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  fontSize: vars.size.body,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.body,
  boxShadow: vars.color.shadow.high,
} satisfies StyleRule;
