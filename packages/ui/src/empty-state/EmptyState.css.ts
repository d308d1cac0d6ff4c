import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space["3"],
  padding: `${vars.space["10"]} ${vars.space["5"]}`,
  textAlign: "center",
});

export const tile = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "3rem",
  blockSize: "3rem",
  borderRadius: vars.radius.large,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});

export const glyph = style({ inlineSize: "1.375rem", blockSize: "1.375rem", strokeWidth: 1.75 });

export const picture = style({ inlineSize: "15rem", maxInlineSize: "100%", aspectRatio: "240 / 96" });

export const words = style({ display: "grid", gap: vars.space["1"], maxInlineSize: "26rem" });

export const title = style({
  ...vars.type.section,
});

export const sentence = style({ color: vars.color.text.muted, textWrap: "balance" });

export const actions = style({ marginBlockStart: vars.space["1"] });
