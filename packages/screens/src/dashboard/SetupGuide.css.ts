import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { cluster, flexRow, square, stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";

const { phone } = pageWidth;

const stepBase = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space["3"],
  minBlockSize: "2.5rem",
  paddingBlock: vars.space["1"],
  "@container": { [phone]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "start" } },
});

export const step = styleVariants({
  other: [stepBase],
  current: [stepBase, { alignItems: "start", paddingBlock: vars.space["4"] }],
});

// A quiet button's text is aligned with the steps' edge. Where there is no room beside the words, it goes below them.
globalStyle(`${stepBase}:not([aria-current]) > :nth-child(3)`, {
  marginInlineEnd: `calc(-1 * ${vars.space["3"]})`,
  "@container": { [phone]: { marginInline: `calc(-1 * ${vars.space["3"]})` } },
});
globalStyle(`${stepBase} > :nth-child(3)`, {
  "@container": { [phone]: { gridColumn: 2, justifySelf: "start" } },
});

const markBase = style({
  display: "grid",
  placeItems: "center",
  ...square("1.75rem"),
  border: "1px solid",
  borderRadius: vars.radius.round,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const mark = styleVariants({
  open: [markBase, { borderColor: vars.color.line.control, color: vars.color.text.muted }],
  current: [
    markBase,
    {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.solid,
      color: vars.color.accent.onSolid,
    },
  ],
  done: [
    markBase,
    {
      borderColor: vars.color.tone.good.solid,
      background: vars.color.tone.good.solid,
      color: vars.color.surface.card,
    },
  ],
});

export const check = style(square("1rem"));

export const words = style({
  ...stack(vars.space["1"]),
  justifyContent: "center",
  minInlineSize: 0,
  minBlockSize: "1.75rem",
});

globalStyle(`${words}:last-child`, { gridColumn: "2 / -1" });

const breathe = keyframes({ "50%": { opacity: 0.35 } });

export const waiting = style({
  ...flexRow(vars.space["2"]),
  marginBlockStart: vars.space["2"],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const pulse = style({
  ...square("0.5rem"),
  borderRadius: vars.radius.round,
  background: vars.color.tone.info.solid,
  animation: `${breathe} 2s ease-in-out infinite`,
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
