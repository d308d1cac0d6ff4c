import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

const narrow = "screen and (width <= 30rem)";

export const steps = style({ display: "flex", flexDirection: "column" });

export const step = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space["3"],
  minBlockSize: "3rem",
  paddingBlock: vars.space["2"],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line.soft}` } },
  "@media": { [narrow]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "start" } },
});

// Where there is no room beside the words, a step's button stands under them, not under the number.
globalStyle(`${step} > :nth-child(3)`, { "@media": { [narrow]: { gridColumn: 2, justifySelf: "start" } } });

const markBase = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  border: "1px solid",
  borderRadius: vars.radius.round,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const mark = styleVariants({
  open: [markBase, { borderColor: vars.color.line.control, color: vars.color.text.muted }],
  done: [
    markBase,
    {
      borderColor: vars.color.tone.good.solid,
      background: vars.color.tone.good.solid,
      color: vars.color.tone.good.onSolid,
    },
  ],
});

export const check = style({ inlineSize: "1rem", blockSize: "1rem" });

export const words = style({ display: "flex", flexDirection: "column", gap: "0.125rem", minInlineSize: 0 });

export const quickCopy = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["3"],
  padding: vars.space["4"],
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
});

export const siteId = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["3"],
  overflowWrap: "anywhere",
});
