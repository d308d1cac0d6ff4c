import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { paint } from "@understudy/ui/bone";
import { cluster, hovered, inlineRow, square } from "@understudy/ui/mixins";
import { pageWidth } from "@understudy/ui/widths";
import { vars } from "@understudy/ui/vars";

/** Of the axis, 0 to 1. */
export const share = createVar();
/** The share of the week’s busiest day. */
export const busiest = createVar();
/** Runs of an outcome. */
export const amount = createVar();
/** The height of the axis. */
const plotSize = createVar();

/** The width of a day’s outline. */
const columnSize = createVar();

const narrow = "(width <= 26rem)";
const labelGap = vars.space["2"];
const axisWidth = "2.5rem";

export const chart = style({
  containerType: "inline-size",
  display: "grid",
  gap: vars.space["4"],
  minInlineSize: 0,
});

export const legend = style({
  ...cluster(`${vars.space["1"]} ${vars.space["5"]}`, "baseline"),
  // As high as its skeleton.
  minBlockSize: "1.375rem",
  fontSize: vars.size.small,
  "@container": { [narrow]: { gap: `0 ${vars.space["3"]}`, minBlockSize: "2.5rem" } },
});

export const period = style({
  flex: "1 0 auto",
  color: vars.color.text.muted,
  fontWeight: vars.weight.medium,
  // The outcomes stay beside each other.
  "@container": { [narrow]: { flexBasis: "100%" } },
});

export const entry = style({ ...inlineRow(vars.space["2"]), color: vars.color.text.muted });

export const total = style({
  color: vars.color.text.main,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

const { good, bad, warning } = vars.color.tone;

const stripes = (angle: string) =>
  `repeating-linear-gradient(${angle}, CanvasText 0 1.5px, Canvas 1.5px 5px)`;

const ink = (color: string, forced: string) => ({
  background: color,
  "@media": {
    "(forced-colors: active)": {
      forcedColorAdjust: "none",
      background: forced,
      outline: "1px solid CanvasText",
    } as const,
  },
});

// Successes step back, so that failures stand out.
const inks = {
  success: ink(`color-mix(in srgb, ${good.solid} 45%, ${vars.color.surface.card})`, "CanvasText"),
  failed: ink(bad.solid, stripes("45deg")),
  timeout: ink(warning.solid, stripes("0deg")),
};

export const swatches = styleVariants(inks, (color) => [
  color,
  { flex: "none", ...square("0.75rem"), borderRadius: vars.radius.small },
]);

export const plot = style({
  vars: { [plotSize]: "13rem", [columnSize]: "min(64%, 5.5rem)" },
  position: "relative",
  paddingInlineStart: axisWidth,
  color: vars.color.text.muted,
  fontSize: vars.size.tiny,
  "@container": { [narrow]: { vars: { [plotSize]: "9rem" } } },
});

export const line = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: `calc((1 - ${share}) * ${plotSize})`,
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
});

export const tick = style({
  position: "absolute",
  insetBlockStart: "-0.5rem",
  paddingInlineEnd: vars.space["2"],
  background: vars.color.surface.card,
  lineHeight: "1rem",
  fontVariantNumeric: "tabular-nums",
});

export const zone = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: `calc(${plotSize} + ${labelGap})`,
  lineHeight: vars.leading.tight,
});

export const days = style({
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
});

// A day is solid inside the outline of the busiest day.
const inset = "3px";
const frame = {
  inlineSize: columnSize,
  border: `1.5px solid ${vars.color.mark.recorded}`,
  borderBlockEndWidth: 0,
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
} as const;

export const day = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: `${plotSize} auto`,
  justifyItems: "center",
  "::before": {
    content: "",
    ...frame,
    gridArea: "1 / 1",
    alignSelf: "end",
    blockSize: `calc(${busiest} * 100% + 2 * ${inset})`,
  },
  rowGap: labelGap,
  borderRadius: vars.radius.medium,
  color: "inherit",
  textDecoration: "none",
  ...hovered({ background: `color-mix(in srgb, ${vars.color.text.main} 6%, transparent)` }),
});

export const bar = style({
  gridArea: "1 / 1",
  position: "relative",
  alignSelf: "end",
  inlineSize: `calc(${columnSize} - 2 * ${inset} - 3px)`,
  blockSize: `calc(${share} * 100%)`,
  minBlockSize: "min-content",
  display: "flex",
  flexDirection: "column-reverse",
});

export const parts = styleVariants(inks, (color) => [
  color,
  {
    flex: `${amount} 0 0`,
    // Four failures among ten thousand runs are visible.
    minBlockSize: "3px",
    borderBlockEnd: `1px solid ${vars.color.surface.card}`,
    boxSizing: "content-box",
    borderRadius: "2px",
  },
]);

export const failures = style({
  position: "absolute",
  insetInlineStart: "50%",
  insetBlockEnd: "calc(100% + 0.125rem)",
  translate: "-50%",
  paddingInline: vars.space["0.5"],
  // Over the outline of the busiest day.
  background: vars.color.surface.card,
  color: bad.text,
  fontWeight: vars.weight.strong,
  lineHeight: "1",
});

export const label = style({
  lineHeight: vars.leading.tight,
  textAlign: "center",
  textDecoration: `underline ${vars.color.line.control}`,
  textUnderlineOffset: "0.25em",
  // The month above the day. Next to each other, they would touch the neighbors.
  "@container": {
    [pageWidth.phone]: { inlineSize: "min-content", minBlockSize: "2.5em", textDecoration: "none" },
  },
});

/** A week without runs, and the skeleton: outlines above the line of their labels. */
export const outlines = style([
  days,
  {
    blockSize: plotSize,
    justifyItems: "center",
    alignItems: "end",
    marginBlockEnd: `calc(${vars.leading.tight} * 1em + ${labelGap})`,
    borderBlockEnd: `1px solid ${vars.color.line.soft}`,
    "@container": { [pageWidth.phone]: { marginBlockEnd: `calc(2.5em + ${labelGap})` } },
  },
]);

const outlined = style([frame, { blockSize: "86%" }]);

export const outline = styleVariants({
  awaited: [outlined, { animation: paint.animation }],
  empty: [outlined, { borderStyle: "dashed" }],
});

export const sentence = style({
  position: "absolute",
  insetInline: axisWidth,
  insetInlineEnd: 0,
  insetBlockStart: `calc(${plotSize} / 2)`,
  translate: "0 -50%",
  marginInline: "auto",
  inlineSize: "fit-content",
  padding: `${vars.space["1"]} ${vars.space["3"]}`,
  background: vars.color.surface.card,
  color: vars.color.text.main,
  fontSize: vars.size.body,
});

export const scroller = style({ overflowX: "auto", fontSize: vars.size.small });

export const table = style({ inlineSize: "100%", fontVariantNumeric: "tabular-nums" });

const cell = {
  padding: `${vars.space["1"]} ${vars.space["3"]}`,
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
};

export const head = style([
  cell,
  { color: vars.color.text.muted, fontWeight: vars.weight.medium, textAlign: "start" },
]);

export const headNumber = style([head, { textAlign: "end" }]);

export const number = style([cell, { textAlign: "end" }]);
