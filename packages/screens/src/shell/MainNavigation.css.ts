import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { flexRow, hovered, square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";

/** How many entries there are, and which of them is the current one. */
export const count = createVar();
export const at = createVar();

export const navigation = style({ position: "relative" });

// Rows of one height, so that the circle finds each by its number.
globalStyle(`${navigation} > ul`, { display: "grid", gridAutoRows: "1fr" });

const dot = { ...square("0.625rem"), borderRadius: vars.radius.round } as const;
const dotStart = vars.space["2"];

export const link = style({
  ...flexRow(vars.space["2.5"]),
  blockSize: "100%",
  minBlockSize: "2.75rem",
  padding: `${vars.space["2"]} ${vars.space["2"]} ${vars.space["2"]} ${dotStart}`,
  borderRadius: vars.radius.medium,
  color: vars.color.chrome.text,
  textDecoration: "none",
  fontWeight: vars.weight.medium,
  transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
  ":focus-visible": { outlineColor: vars.color.chrome.mark, outlineOffset: "-2px" },
  ...hovered({ color: vars.color.chrome.onActive }),
  // The mark: an outline at each entry, and a solid circle that moves to the current one.
  "::before": {
    content: "",
    ...dot,
    flex: "none",
    border: "1.5px solid",
    color: vars.color.chrome.muted,
  },
  selectors: { "&[aria-current]": { color: vars.color.chrome.onActive } },
});

export const current = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: dotStart,
  display: "grid",
  alignItems: "center",
  blockSize: `calc(100% / ${count})`,
  translate: `0 calc(100% * ${at})`,
  transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
  pointerEvents: "none",
  "::before": {
    content: "",
    ...dot,
    background: vars.color.chrome.mark,
  },
  "@media": {
    "(forced-colors: active)": { "::before": { background: "Highlight", forcedColorAdjust: "none" } },
  },
});

export const icon = style({ ...square("1.125rem"), flex: "none", strokeWidth: 1.75 });
