import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { cluster, inlineRow, square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";

export const offset = createVar();
export const share = createVar();

export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1.75rem minmax(0, 1fr) auto",
  columnGap: vars.space["3"],
  rowGap: vars.space["2"],
  padding: `0.625rem ${vars.space["3"]}`,
  "@container": {
    "(width >= 34rem)": { gridTemplateColumns: "1.75rem minmax(0, 1fr) minmax(6rem, 20%) 4.5rem" },
  },
});

const { bad, warning } = vars.color.tone;

export const marked = styleVariants({ bad, warning }, ({ soft, solid }) => ({
  background: soft,
  borderRadius: vars.radius.medium,
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: vars.space["2"],
    insetInlineStart: 0,
    inlineSize: "3px",
    borderRadius: vars.radius.round,
    background: solid,
  },
  "@media": { "(forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
}));

export const number = style({
  display: "grid",
  placeItems: "center",
  alignSelf: "start",
  minInlineSize: "1.75rem",
  minBlockSize: "1.75rem",
  borderRadius: vars.radius.round,
  border: "1px solid",
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const numberTone = styleVariants(vars.color.tone, ({ text, soft, border }) => ({
  color: text,
  background: soft,
  borderColor: border,
}));

export const absent = style({ color: vars.color.text.muted });

export const numberAbsent = style({ borderStyle: "dashed", borderColor: vars.color.line.control });

export const body = style({
  display: "grid",
  gap: vars.space["1"],
  alignContent: "start",
  minInlineSize: 0,
  paddingBlockStart: "0.1875rem",
});

export const heading = style({ ...cluster(`${vars.space["1"]} ${vars.space["2"]}`), minInlineSize: 0 });

export const title = style({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });

/** They wrap together. */
export const marks = style({ ...inlineRow(vars.space["2"]), flexWrap: "wrap", minInlineSize: 0 });

export const status = style({
  ...inlineRow(vars.space["1"]),
  minInlineSize: 0,
  fontSize: vars.size.tiny,
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

// Below the text if narrow, next to it if wide. The duration stays at the end of the first line.
export const lanes = style({
  gridColumn: "2 / -1",
  gridRow: 2,
  alignSelf: "start",
  display: "grid",
  gap: vars.space["1"],
  "@container": { "(width >= 34rem)": { gridColumn: 3, gridRow: 1, marginBlockStart: vars.space["2.5"] } },
});

export const track = style({
  blockSize: "0.5rem",
  borderRadius: vars.radius.round,
  background: vars.color.line.soft,
  overflow: "hidden",
});

export const trackThin = style([track, { blockSize: "0.25rem", background: "transparent" }]);

const fill = style({
  blockSize: "100%",
  marginInlineStart: `min(${offset}, 100% - 3px)`,
  inlineSize: share,
  minInlineSize: "3px",
  borderRadius: vars.radius.round,
  "@media": { "(forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" } },
});

export const fillTone = styleVariants(vars.color.tone, ({ solid }) => [fill, { background: solid }]);

export const fillIdle = style([
  fill,
  {
    background: `repeating-linear-gradient(135deg, ${vars.color.tone.neutral.solid} 0 2px, transparent 2px 5px)`,
  },
]);

// A gray outline of the other run: it is context, not a result.
export const fillOther = style([fill, { background: vars.color.line.control }]);

export const otherDuration = style({ display: "block", color: vars.color.text.muted });

export const duration = style({
  gridColumn: "-2 / -1",
  gridRow: 1,
  paddingBlockStart: "0.1875rem",
  textAlign: "end",
  fontSize: vars.size.small,
  lineHeight: "1.375rem",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const unaccounted = style([step, { color: vars.color.text.muted, fontSize: vars.size.small }]);

export const unaccountedLabel = style({ gridColumn: 2, gridRow: 1, paddingBlockStart: "0.1875rem" });
