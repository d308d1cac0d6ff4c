import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { cluster, flexRow, square, stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";

const { phone } = pageWidth;

const stepBase = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space["3"],
  minBlockSize: "2.75rem",
  paddingBlock: vars.space["2"],
});

export const step = styleVariants({
  other: [stepBase],
  current: [stepBase, { alignItems: "start" }],
});

// A quiet button's text is aligned with the steps' edge. Where there is no room beside the words, it goes below them.
globalStyle(`${stepBase}:not([aria-current]) > a`, {
  marginInlineEnd: `calc(-1 * ${vars.space["3"]})`,
  "@container": { [phone]: { margin: `calc(-1 * ${vars.space["2"]}) calc(-1 * ${vars.space["3"]}) 0` } },
});
globalStyle(`${stepBase} > a`, {
  "@container": { [phone]: { gridColumn: "2 / -1", justifySelf: "start" } },
});

export const progress = style({
  ...cluster(`0 ${vars.space["4"]}`, "baseline"),
  justifyContent: "space-between",
  marginBlockEnd: vars.space["2"],
});

export const progressLabel = style({ fontWeight: vars.weight.medium });

const line = "2px";
const ringSize = "1.75rem";

const markBase = style({
  position: "relative",
  alignSelf: "start",
  display: "grid",
  placeItems: "center",
  ...square(ringSize),
  border: `${line} solid`,
  borderRadius: vars.radius.round,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

// The line from a ring to the next.
globalStyle(`${stepBase}:not(:last-child)`, { position: "relative" });
globalStyle(`${stepBase}:not(:last-child)::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: `calc((${ringSize} - ${line}) / 2)`,
  insetBlock: `calc(${vars.space["2"]} + ${ringSize}) calc(-1 * ${vars.space["2"]})`,
  borderInlineStart: `${line} solid ${vars.color.mark.recorded}`,
});

export const mark = styleVariants({
  open: [markBase, { borderColor: vars.color.mark.recorded, color: vars.color.text.muted }],
  current: [
    markBase,
    {
      borderColor: vars.color.mark.performed,
      boxShadow: `0 0 0 3px ${vars.color.accent.soft}`,
    },
  ],
  done: [
    markBase,
    {
      borderColor: vars.color.mark.performed,
      background: vars.color.mark.performed,
      color: vars.color.accent.onSolid,
    },
  ],
});

export const words = style({
  ...stack(vars.space["1"]),
  justifyContent: "center",
  minInlineSize: 0,
  minBlockSize: "1.75rem",
});

globalStyle(`${words}:last-child`, { gridColumn: "2 / -1" });

export const waiting = style({
  ...flexRow(vars.space["2"]),
  marginBlockStart: vars.space["2"],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const quickCopy = style({
  marginBlockStart: vars.space["2"],
  ...stack(vars.space["3"]),
  padding: vars.space["4"],
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
  // On phones, also below the step's number.
  "@container": {
    [phone]: { selectors: { [`${words} > &`]: { marginInlineStart: "-2.5rem" } }, padding: vars.space["3"] },
  },
});

export const siteId = style({ ...cluster(vars.space["3"]), overflowWrap: "anywhere" });
