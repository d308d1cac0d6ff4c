import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { cluster, dialogSurface, stickyEdge } from "../theme/mixins";
import { vars } from "../theme/vars.css";
import { areaHeight, areaTop } from "../theme/visible-area.css";

globalStyle("html:has(dialog:modal)", { overflow: "hidden" });
globalStyle("html[data-gutter]:has(dialog:modal)", { scrollbarGutter: "stable" });

const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.5rem) scale(0.985)" } });
const dim = keyframes({ from: { opacity: 0 } });

const maxBlockSize = `calc(${areaHeight} - ${vars.space["8"]})`;

export const dialog = style({
  ...dialogSurface,
  margin: "auto",
  insetBlock: `${areaTop} calc(100dvb - ${areaTop} - ${areaHeight})`,
  maxInlineSize: `calc(100vi - ${vars.space["8"]})`,
  maxBlockSize,
  // A hidden overflow would make it a second scroll container, and a tab stop in Firefox.
  overflow: "clip",
  textAlign: "start",
  whiteSpace: "normal",
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  "::backdrop": { background: vars.color.veil, animation: `${dim} ${vars.motion.calm} ${vars.motion.ease}` },
});

// Wraps everything, so that keys scroll the dialog regardless of the focus. The header and footer are sticky.
export const scroller = style({
  maxBlockSize: `calc(${maxBlockSize} - 2px)`,
  overflow: "auto",
  overscrollBehavior: "contain",
  outline: "none",
});

export const size = styleVariants({
  small: { inlineSize: "26rem" },
  medium: { inlineSize: "34rem" },
  large: { inlineSize: "48rem" },
  full: { inlineSize: "100vi" },
});

const bar = style({
  position: stickyEdge,
  zIndex: 1,
  background: vars.color.surface.raised,
  paddingInline: vars.space["6"],
});

export const header = style([
  bar,
  {
    insetBlockStart: 0,
    display: "flex",
    alignItems: "flex-start",
    justifyContent: "space-between",
    gap: vars.space["4"],
    paddingBlock: `${vars.space["4"]} ${vars.space["1"]}`,
  },
]);

export const title = style({
  ...vars.type.section,
  // As high as the close button next to it.
  paddingBlock: `calc((${vars.control.small} - ${vars.leading.snug} * 1em) / 2)`,
  overflowWrap: "anywhere",
  minInlineSize: 0,
  outline: "none",
});

export const body = style({
  padding: `${vars.space["1"]} ${vars.space["6"]} ${vars.space["6"]}`,
  overflowWrap: "break-word",
});

export const footer = style([
  bar,
  {
    insetBlockEnd: 0,
    ...cluster(vars.space["2"]),
    justifyContent: "flex-end",
    paddingBlock: vars.space["4"],
    borderBlockStart: `1px solid ${vars.color.line.soft}`,
  },
]);
