import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { cluster } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";

export const filled = createVar();

export const part = style({ display: "grid", gap: vars.space["2"], minInlineSize: 0 });

export const words = style({
  ...cluster(`0 ${vars.space["4"]}`, "baseline"),
  justifyContent: "space-between",
});

export const label = style({ fontWeight: vars.weight.medium });

export const value = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const track = style({
  blockSize: "0.5rem",
  borderRadius: vars.radius.round,
  // Translucent, to be visible on every background.
  background: `color-mix(in srgb, ${vars.color.text.main} 14%, transparent)`,
  overflow: "hidden",
  "@media": { "(forced-colors: active)": { outline: "1px solid CanvasText" } },
});

const fill = style({
  blockSize: "100%",
  inlineSize: filled,
  borderRadius: vars.radius.round,
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
  "@media": { "(forced-colors: active)": { background: "Highlight", forcedColorAdjust: "none" } },
});

export const tone = styleVariants(vars.color.tone, ({ solid }) => [fill, { background: solid }]);
