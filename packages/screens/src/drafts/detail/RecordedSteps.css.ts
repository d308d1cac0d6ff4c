import { cluster, inlineRow, square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

const narrow = "(width < 30rem)";

export const step = style({
  display: "grid",
  gridTemplateColumns: "1.5rem minmax(0, 1fr) auto",
  alignItems: "start",
  columnGap: vars.space["3"],
  padding: vars.space["3"],
  "@media": { [narrow]: { gridTemplateColumns: "1.5rem minmax(0, 1fr)" } },
});

export const number = style({
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});

export const body = style({ display: "grid", gap: vars.space["1"], minInlineSize: 0 });

export const title = style({ ...cluster(`0 ${vars.space["2"]}`, "baseline"), minInlineSize: 0 });

export const sentence = style({
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
  textAlign: "match-parent",
});

export const selector = style({ minInlineSize: 0, fontSize: vars.size.small, overflowWrap: "anywhere" });

export const verdict = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space["1"],
  "@media": {
    // One below the other, so that the text keeps its width.
    "(30rem <= width < 36rem)": { maxInlineSize: "6rem" },
    [narrow]: { gridColumn: 2, justifyContent: "flex-start", marginBlockStart: vars.space["1"] },
  },
});

export const stable = style({
  ...inlineRow(vars.space["1"]),
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const glyph = style({ ...square("0.875rem"), color: vars.color.tone.good.text });
