import { createVar, fallbackVar, style, styleVariants } from "@vanilla-extract/css";
import { alive } from "@understudy/ui/bone";
import { cluster, inlineRow, square } from "@understudy/ui/mixins";
import type { Tone } from "@understudy/base";
import { pageWidth } from "@understudy/ui/widths";
import { vars } from "@understudy/ui/vars";

export const from = createVar();
export const height = createVar();
/** The height of the tallest bar. */
const plotSize = createVar();

const narrow = "(width <= 26rem)";

export const chart = style({
  containerType: "inline-size",
  display: "grid",
  gap: vars.space["4"],
  minInlineSize: 0,
});

const wrapping = cluster(`${vars.space["1"]} ${vars.space["5"]}`, "baseline");

export const legend = style([wrapping, { fontSize: vars.size.small }]);

export const entries = style([wrapping, { "@container": { [narrow]: { columnGap: vars.space["3"] } } }]);

export const period = style({
  flex: "1 0 auto",
  color: vars.color.text.muted,
  fontWeight: vars.weight.medium,
});

export const entry = style({ ...inlineRow(vars.space["2"]), color: vars.color.text.muted });

export const swatch = style({ flex: "none", ...square("0.75rem"), borderRadius: vars.radius.small });

export const amount = style({
  color: vars.color.text.main,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const plot = style({
  vars: { [plotSize]: "11rem" },
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateRows: `${plotSize} auto`,
  columnGap: vars.space["3"],
  "@container": { [narrow]: { vars: { [plotSize]: "9rem" } } },
});

export const axis = style({
  position: "relative",
  display: "grid",
  justifyItems: "end",
  color: vars.color.text.muted,
  fontSize: vars.size.tiny,
  fontVariantNumeric: "tabular-nums",
});

export const axisLabel = style({
  gridRow: 2,
  justifySelf: "end",
  paddingBlockStart: vars.space["2"],
  lineHeight: "1.25",
  color: vars.color.text.muted,
  fontSize: vars.size.tiny,
});

// All tick labels share a grid cell, as wide as the longest. Each is offset to its line.
export const tick = style({
  gridArea: "1 / 1",
  alignSelf: "end",
  lineHeight: "1rem",
  translate: `0 calc(0.5rem - ${from} * ${plotSize})`,
});

export const field = style({
  position: "relative",
  gridColumn: 2,
  gridRow: "1 / 3",
  display: "grid",
  gridTemplateRows: "subgrid",
});

export const drawing = style({
  gridArea: "1 / 1",
  inlineSize: "100%",
  blockSize: plotSize,
  overflow: "visible",
  // The bars above it are a grid, which mirrors by itself.
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});

/** In a skeleton. */
export const emptyDrawing = style([
  alive,
  {
    gridArea: "1 / 1",
    border: `1px solid ${vars.color.line.soft}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface.sunken,
  },
]);

export const grid = style({ stroke: vars.color.line.soft, strokeWidth: 1, shapeRendering: "crispEdges" });

export const base = style([grid, { stroke: vars.color.line.control }]);

export const inks: Record<Tone, string> = styleVariants(vars.color.tone, ({ solid }) => ({ color: solid }));

export const mark = style({ stroke: vars.color.surface.card });

/** The tone's pattern, where colors are forced. */
export const pattern = createVar();

export const strength = createVar();

export const ink = style({
  // Not transparent, so that lines of the grid end at a bar.
  fill: `color-mix(in srgb, currentColor calc(${fallbackVar(strength, "1")} * 100%), ${vars.color.surface.card})`,
  "@media": { "(forced-colors: active)": { fill: pattern } },
});

export const slot = createVar();
export const middle = createVar();

// Half of the available width, with a maximum.
const widest = "2.5rem";

export const shape = style([
  ink,
  {
    x: `calc(${middle} - min(${slot} / 2, ${widest}) / 2)`,
    width: `min(${slot} / 2, ${widest})`,
    stroke: vars.color.surface.card,
    strokeWidth: 1,
  },
]);

export const bars = style({
  gridRow: "1 / 3",
  gridColumn: 1,
  display: "grid",
  gridTemplateRows: "subgrid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
});

export const bar = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "subgrid",
  gridRow: "1 / 3",
});

export const active = style({
  "::before": {
    content: "",
    position: "absolute",
    inset: `0 6% 0`,
    borderRadius: vars.radius.medium,
    background: vars.color.text.main,
    opacity: 0.06,
    pointerEvents: "none",
  },
});

const chartFocus = style({
  position: "absolute",
  padding: 0,
  border: 0,
  background: "transparent",
  borderRadius: vars.radius.small,
  cursor: "pointer",
  ":focus-visible": { outlineOffset: "1px", zIndex: 1 },
});

export const whole = style([chartFocus, { inset: "0 6% 0", borderRadius: vars.radius.medium }]);

export const part = style([
  chartFocus,
  {
    insetInline: `max(25%, (100% - ${widest}) / 2)`,
    insetBlockEnd: `calc(${from} * ${plotSize})`,
    blockSize: `calc(${height} * ${plotSize})`,
  },
]);

// Siblings of the bar's link: links can't be nested.
export const partsBox = style({ gridRow: 1, position: "relative", pointerEvents: "none" });

/** Above the bar. */
export const counted = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: `calc(${from} * ${plotSize} + 0.125rem)`,
  color: vars.color.tone.bad.text,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  lineHeight: "1",
  textAlign: "center",
});

export const touchable = style({ pointerEvents: "auto" });

export const day = style({
  gridRow: 2,
  minBlockSize: `calc(1.25em + ${vars.space["2"]})`,
  paddingBlockStart: vars.space["2"],
  lineHeight: "1.25",
  color: vars.color.text.muted,
  fontSize: vars.size.tiny,
  textAlign: "center",
  pointerEvents: "none",
  // The month above the day. Next to each other, they would touch the neighbors.
  "@container": {
    [pageWidth.phone]: {
      inlineSize: "min-content",
      minBlockSize: `calc(2.5em + ${vars.space["2"]})`,
      justifySelf: "center",
    },
  },
});

export const dayLinked = style({
  textDecoration: `underline ${vars.color.line.control}`,
  textUnderlineOffset: "0.25em",
  "@container": { [pageWidth.phone]: { textDecoration: "none" } },
});

export const dayActive = style({
  color: vars.color.text.main,
  fontWeight: vars.weight.strong,
  textDecorationColor: "currentcolor",
});

export const scroller = style({ overflowX: "auto", fontSize: vars.size.small });

export const table = style({ inlineSize: "100%", fontVariantNumeric: "tabular-nums" });

const box = {
  padding: `${vars.space["1"]} ${vars.space["3"]}`,
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
};

export const head = style([
  box,
  { color: vars.color.text.muted, fontWeight: vars.weight.medium, textAlign: "start" },
]);

export const headNumber = style([head, { textAlign: "end" }]);

export const number = style([box, { textAlign: "end" }]);
