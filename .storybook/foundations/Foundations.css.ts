import { createVar, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../packages/ui/src/theme/vars.css";

/** The token that a sample shows. */
export const shown = createVar();
export const sheet = style({
  display: "grid",
  gap: vars.space["8"],
  padding: vars.space["6"],
  borderRadius: vars.radius.large,
  background: vars.color.surface.canvas,
  color: vars.color.text.main,
  fontSize: vars.size.body,
});

export const samples = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))",
  gap: vars.space["4"],
});

export const sample = style({
  display: "grid",
  gap: vars.space["2"],
  alignContent: "start",
  minInlineSize: 0,
});

export const name = style({ fontFamily: vars.font.code, fontSize: vars.size.tiny, overflowWrap: "anywhere" });

export const value = style([name, { color: vars.color.text.muted }]);

export const labeled = style({
  display: "grid",
  gridTemplateColumns: "9rem minmax(0, 1fr)",
  alignItems: "baseline",
  gap: vars.space["4"],
});

export const length = style({
  inlineSize: shown,
  minInlineSize: "1px",
  blockSize: "0.75rem",
  background: vars.color.accent.solid,
  borderRadius: "1px",
});

export const corner = style({
  blockSize: "4rem",
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: shown,
  background: vars.color.surface.card,
});

export const floating = style({
  blockSize: "4rem",
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  boxShadow: shown,
});

const there = keyframes({ to: { translate: "8rem 0" } });

export const lane = style({
  inlineSize: "9.5rem",
  padding: vars.space["1"],
  borderRadius: vars.radius.round,
  background: vars.color.surface.sunken,
});

export const runner = style({
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  borderRadius: vars.radius.round,
  background: vars.color.accent.solid,
});

export const running = style({ animation: `${there} calc(${shown} * 4) ${vars.motion.ease} 1 both` });
