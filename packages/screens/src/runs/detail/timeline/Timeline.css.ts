import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { cluster, inlineRow, square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { isRoomy, markColumn, stepPadding } from "../../../shared/score.css";

export const offset = createVar();
export const share = createVar();

const axisLine = `1px solid ${vars.color.line.soft}`;

export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${markColumn.narrow} minmax(0, 1fr) auto`,
  columnGap: vars.space["2"],
  rowGap: vars.space["2"],
  paddingBlock: stepPadding,
  "@container": {
    [isRoomy]: {
      gridTemplateColumns: `${markColumn.roomy} minmax(0, 1fr) 40% 4rem`,
      gap: `0 ${vars.space["3"]}`,
    },
  },
});

export const absent = style({ color: vars.color.text.muted });

export const body = style({
  display: "grid",
  gap: vars.space["1"],
  alignContent: "start",
  minInlineSize: 0,
});

export const heading = style({ ...cluster(`${vars.space["1"]} ${vars.space["2"]}`), minInlineSize: 0 });

export const title = style({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });

/** They wrap together. */
export const marks = style({ ...inlineRow(vars.space["2"]), flexWrap: "wrap", minInlineSize: 0 });

export const status = style({
  ...inlineRow(vars.space["1"]),
  minInlineSize: 0,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
});

export const statusTone = styleVariants(vars.color.tone, ({ text }) => ({ color: text }));

export const glyph = style({ flex: "none", ...square("0.875rem") });

export const meta = style({
  ...cluster(`0.125rem ${vars.space["4"]}`, "baseline"),
  fontSize: vars.size.small,
});

export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space["2"]}`,
  minInlineSize: 0,
});

/** Two of them, one above the other. */
export const paired = style({ flexBasis: "100%" });

export const term = style({ color: vars.color.text.muted });

export const detail = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const error = style({
  color: vars.color.tone.bad.text,
  fontSize: vars.size.small,
  overflowWrap: "anywhere",
});

// Below the text if narrow, next to it if wide, where fine lines show that the steps share one axis. The duration stays at
// the end of the first line.
export const lanes = style({
  gridColumn: "2 / -1",
  gridRow: 2,
  display: "grid",
  alignContent: "start",
  "@container": {
    [isRoomy]: {
      gridColumn: 3,
      gridRow: "1 / span 2",
      marginBlock: `calc(-1 * ${stepPadding})`,
      paddingBlockStart: `calc(${stepPadding} + 0.125rem)`,
      borderInlineEnd: axisLine,
      background: `repeating-linear-gradient(to right, ${vars.color.line.soft} 0 1px, transparent 1px 25%)`,
    },
  },
});

/** One over the other. */
export const lane = style({ gridArea: "1 / 1", display: "grid", alignItems: "center", blockSize: "1rem" });

const fill = style({
  marginInlineStart: `min(${offset}, 100% - 3px)`,
  inlineSize: share,
  minInlineSize: "3px",
  blockSize: "0.5rem",
  borderRadius: vars.radius.round,
  "@media": { "(forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" } },
});

export const fillTone = styleVariants(vars.color.tone, ({ text }) => [fill, { background: text }]);

export const fillIdle = style([
  fill,
  {
    background: `repeating-linear-gradient(135deg, ${vars.color.tone.neutral.solid} 0 2px, transparent 2px 5px)`,
  },
]);

// The other run is an outline behind: it is context, not a result.
export const fillOther = style([
  fill,
  {
    blockSize: "1rem",
    border: `1.5px solid ${vars.color.mark.recorded}`,
    minInlineSize: "0.5rem",
    background: "transparent",
    "@media": {
      "(forced-colors: active)": { background: "transparent", borderColor: "CanvasText" },
    },
  },
]);

export const otherDuration = style({ display: "block", color: vars.color.text.muted });

export const duration = style({
  gridColumn: "-2 / -1",
  gridRow: 1,
  textAlign: "end",
  fontSize: vars.size.small,
  lineHeight: "1.375rem",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const unaccounted = style([step, { color: vars.color.text.muted, fontSize: vars.size.small }]);

export const unaccountedLabel = style({ gridColumn: 2, gridRow: 1 });
