import { globalStyle, style } from "@vanilla-extract/css";
import { cluster, stack, truncated } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";

// Without a minimum, one long version would hide every name.
const nameTrack = "minmax(min(8rem, 45%), 1fr)";

/** Rows with aligned columns. */
export const table = style({
  display: "grid",
  gridTemplateColumns: `${nameTrack} auto auto`,
  columnGap: vars.space["4"],
  "@container": {
    [pageWidth.phone]: { gridTemplateColumns: `${nameTrack} auto` },
    [pageWidth.tiny]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

globalStyle(`${table} > ul`, { display: "grid", gridColumn: "1 / -1", gridTemplateColumns: "subgrid" });

export const row = style({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  justifyItems: "start",
  alignItems: "center",
  minBlockSize: "2.75rem",
  "@container": { [pageWidth.phone]: { paddingBlock: vars.space["0.5"] } },
});

/** On phones, beside the name and the facts below it; with large text, below both. */
export const mark = style({
  "@container": {
    [pageWidth.phone]: { gridArea: "1 / 2 / span 2" },
    [pageWidth.tiny]: { gridArea: "3 / 1" },
  },
});

export const name = style({
  minInlineSize: 0,
  maxInlineSize: "100%",
  ...truncated,
  paddingBlock: vars.space["0.5"],
});

export const alert = style({
  ...stack(vars.space["0.5"]),
  paddingBlock: vars.space["2"],
  selectors: {
    "&:first-child": { paddingBlockStart: 0 },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});

/** As high as the button below the alerts. */
export const more = style({ blockSize: vars.control.small });

export const alertHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space["3"],
});

export const count = style({
  flex: "none",
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const alertFacts = style({
  display: "grid",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  "@container": {
    [pageWidth.phone]: { ...cluster(`0 ${vars.space["3"]}`), justifyContent: "space-between" },
  },
});

/** As high as the target of a link. */
export const recovery = style({ display: "flex", alignItems: "center", minBlockSize: "1.5rem" });

// Quieter than the name and the count above it.
globalStyle(`${recovery} > a`, {
  paddingBlock: "0.375rem",
  color: vars.color.text.muted,
  fontWeight: vars.weight.body,
});

// A target of 24 px, without more space between lines.
globalStyle(`${name} > a`, { paddingBlock: vars.space["1"] });
// The name's box would cut off a ring around it.
globalStyle(`${name} > a:focus-visible`, { outlineOffset: "-2px" });
