import { style, styleVariants } from "@vanilla-extract/css";
import { hovered } from "../theme/mixins";
import { vars } from "../theme/vars.css";
import { pageWidth } from "../theme/widths";

/** Shared by all inputs, selects and text areas. */
export const control = style({
  inlineSize: "100%",
  minInlineSize: 0,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.card,
  color: vars.color.text.main,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  "::placeholder": { color: vars.color.text.muted, opacity: 1 },
  ":disabled": { cursor: "not-allowed", opacity: 0.55 },
  ...hovered(
    { borderColor: vars.color.text.muted },
    "&:hover:not(:disabled, [aria-disabled=true], [readonly], [aria-invalid=true])",
  ),
  selectors: {
    "&[aria-disabled=true]": { cursor: "progress", opacity: 0.55 },
    "&[readonly]": { background: vars.color.surface.sunken, borderColor: vars.color.line.soft },
    "&:focus-visible": { outlineOffset: "-1px", borderColor: vars.color.line.focus },
    "&[aria-invalid=true]": { borderColor: vars.color.tone.bad.solid },
    "&[aria-invalid=true]:focus-visible": { outlineColor: vars.color.tone.bad.solid },
  },
});

/** iPhones zoom into a field with a smaller font, and stay there. */
const unzoomed = { "@media": { "(pointer: coarse)": { fontSize: "max(1rem, 16px)" } } };

export const size = styleVariants({
  small: {
    minBlockSize: vars.control.small,
    padding: `0.125rem ${vars.space["2"]}`,
    fontSize: vars.size.small,
    ...unzoomed,
  },
  medium: {
    minBlockSize: vars.control.medium,
    padding: `${vars.space["1"]} ${vars.space["3"]}`,
    fontSize: vars.size.body,
    ...unzoomed,
  },
});

export type ControlSize = keyof typeof size;

/** Monospaced, for patterns, selectors and colors. */
export const code = style({ fontFamily: vars.font.code, fontSize: vars.size.small, ...unzoomed });

/** An icon inside a control. Ignores the pointer. */
export const glyph = style({
  position: "absolute",
  insetBlockStart: "50%",
  translate: "0 -50%",
  inlineSize: "1rem",
  blockSize: "1rem",
  color: vars.color.text.muted,
  pointerEvents: "none",
});

/** A control and the element next to it. */
export const row = style({ display: "flex", alignItems: "center", gap: vars.space["2"] });

/** An input and its actions, which are below it on phones, where a long value would be cut off. */
export const inputRow = style([
  row,
  { "@container": { [pageWidth.phone]: { flexDirection: "column", alignItems: "start" } } },
]);
