import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const panel = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space["4"],
  padding: vars.space["5"],
  minInlineSize: 0,
  background: vars.color.surface.card,
  border: `1px solid ${vars.color.tone.bad.border}`,
  borderRadius: vars.radius.large,
});

export const tile = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.tone.bad.soft,
  color: vars.color.tone.bad.text,
});

export const glyph = style({ inlineSize: "1.25rem", blockSize: "1.25rem" });

export const inside = style({ flex: 1, display: "grid", gap: vars.space["4"], minInlineSize: 0 });

export const words = style({ display: "grid", gap: vars.space["1"], minInlineSize: 0 });

export const description = style({
  color: vars.color.text.muted,
  maxInlineSize: vars.measure,
  overflowWrap: "anywhere",
});

// The second button has no border: its padding is part of the gap.
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space["1"] });
