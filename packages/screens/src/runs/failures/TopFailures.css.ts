import { appearing, cardSurface, cluster } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { pageWidth } from "@understudy/ui/widths";

export const box = style({
  minInlineSize: 0,
  padding: `${vars.space["1"]} ${vars.space["4"]}`,
  ...cardSurface,
  ...appearing("quick"),
});

export const more = style({ paddingBlockEnd: vars.space["1"] });

export const group = style({
  display: "grid",
  gridTemplateColumns: "2.5rem minmax(0, 1fr)",
  alignItems: "baseline",
  gap: `0 ${vars.space["3"]}`,
  paddingBlock: vars.space["2"],
  "@container": { [pageWidth.desktop]: { gridTemplateColumns: "2.5rem minmax(0, 1fr) auto" } },
});

export const count = style({
  textAlign: "end",
  ...vars.type.section,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.tone.bad.text,
});

export const times = style({
  marginInlineStart: vars.space["0.5"],
  color: vars.color.text.muted,
  fontWeight: vars.weight.body,
});

export const what = style({ ...cluster(`0 ${vars.space["3"]}`, "baseline"), minInlineSize: 0 });

export const name = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const place = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space["2"],
  minInlineSize: 0,
  fontSize: vars.size.small,
});

/** At most two lines. */
export const message = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const seen = style({
  gridColumn: 2,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  "@container": { [pageWidth.desktop]: { gridColumn: 3 } },
});
