import { cluster, flexRow, square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";

const { bad, warning } = vars.color.tone;

const base = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space["5"],
  minInlineSize: 0,
  padding: vars.space["5"],
  borderStyle: "solid",
  borderWidth: "1px 1px 1px 4px",
  borderRadius: vars.radius.large,
  background: vars.color.surface.card,
});

export const panel = styleVariants({ bad, warning }, ({ border, solid }) => [
  base,
  { borderColor: border, borderInlineStartColor: solid },
]);

export const words = style({
  flex: "1 1 17rem",
  display: "grid",
  alignContent: "start",
  gap: vars.space["4"],
  minInlineSize: 0,
});

export const head = style(flexRow(vars.space["2"]));

const glyphBase = style({ flex: "none", ...square("1.25rem") });
export const glyph = styleVariants({ bad, warning }, ({ text }) => [glyphBase, { color: text }]);

export const message = style({
  maxInlineSize: vars.measure,
  fontSize: vars.size.lead,
  overflowWrap: "anywhere",
});

export const where = style({ display: "grid", gap: vars.space["2"] });

export const fact = style({ ...cluster(`0 ${vars.space["3"]}`, "baseline"), minInlineSize: 0 });

export const label = style({
  minInlineSize: "6rem",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const value = style({
  ...cluster(vars.space["1"], "baseline"),
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
});
