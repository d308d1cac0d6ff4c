import { square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { type CSSProperties, style, styleVariants } from "@vanilla-extract/css";

// A sequence of steps as a score: a ring for each recorded step on a line, and a solid circle where it was performed.

export const ringSize = "1.25rem";
const lineWidth = "2px";
/** Above and below a step. */
export const stepPadding = vars.space["2.5"];
/** How far a solid circle is from its ring: over it, or apart. */
const match = vars.space["1.5"];
const drift = `calc(${ringSize} + 0.875rem)`;
const driftOnPhones = `calc(${ringSize} + ${vars.space["1"]})`;

export const isRoomy = "(width >= 34rem)";

/** The column of the marks: a ring, and a solid circle apart from it. */
export const markColumn = { narrow: "2.75rem", roomy: "3.5rem" };

/** Beside all lines of its step. */
export const mark = style({ position: "relative", gridColumn: 1, gridRow: "1 / span 2" });

const line = (rule: CSSProperties): CSSProperties => ({
  content: "",
  position: "absolute",
  insetInlineStart: `calc((${ringSize} - ${lineWidth}) / 2)`,
  borderInlineStart: `${lineWidth} solid ${vars.color.mark.recorded}`,
  ...rule,
});
const above = { insetBlockStart: `calc(-1 * ${stepPadding})`, blockSize: stepPadding };
const below = { insetBlock: `${ringSize} calc(-1 * ${stepPadding})` };

/** The line from the step before. */
export const from = styleVariants({
  reached: { "::before": line(above) },
  unreached: { "::before": line({ ...above, borderInlineStartStyle: "dashed" }) },
});

/** The line to the next step. */
export const to = styleVariants({
  reached: { "::after": line(below) },
  unreached: { "::after": line({ ...below, borderInlineStartStyle: "dashed" }) },
});

const circle: CSSProperties = {
  ...square(ringSize),
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radius.round,
  fontSize: vars.size.tiny,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
  letterSpacing: "-0.02em",
};

const ringBase = style({ ...circle, border: `${lineWidth} solid`, color: vars.color.text.muted });

export const ring = styleVariants({
  recorded: [ringBase, { borderColor: vars.color.mark.recorded }],
  failed: [ringBase, { borderColor: vars.color.tone.bad.text, color: vars.color.tone.bad.text }],
});

const discBase = style({
  ...circle,
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: match,
  color: vars.color.surface.card,
  "@media": {
    "(forced-colors: active)": { background: "CanvasText", color: "Canvas", forcedColorAdjust: "none" },
  },
});

export const disc = styleVariants(vars.color.tone, ({ text }) => [discBase, { background: text }]);

/** A performed step that failed or drifted: its circle is apart. */
export const apart = style({
  insetInlineStart: driftOnPhones,
  "@container": { [isRoomy]: { insetInlineStart: drift } },
});
