import { style, styleVariants } from "@vanilla-extract/css";
import {
  appearing,
  areaHeight,
  areaTop,
  dialogSurface,
  flexRow,
  square,
  truncated,
} from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { windowWidth } from "@understudy/ui/widths";

const narrow = windowWidth.phone;

const highest = `min(32rem, 0.76 * ${areaHeight})`;

// The position is fixed, so that the field stays while the number of results changes.
export const dialog = style({
  ...dialogSurface,
  inlineSize: "40rem",
  maxInlineSize: `calc(100vi - ${vars.space["8"]})`,
  blockSize: "fit-content",
  maxBlockSize: "none",
  margin: `calc(${areaTop} + 0.12 * ${areaHeight}) auto auto`,
  overflow: "hidden",
  ...appearing("quick"),
  "::backdrop": { background: vars.color.veil },
  "@media": {
    [narrow]: {
      inlineSize: "100vi",
      maxInlineSize: "100vi",
      blockSize: areaHeight,
      margin: `${areaTop} 0 0`,
      border: 0,
      borderRadius: 0,
    },
  },
});

export const inside = style({
  display: "flex",
  flexDirection: "column",
  maxBlockSize: highest,
  "@media": { [narrow]: { blockSize: areaHeight, maxBlockSize: "none" } },
});

export const head = style({
  ...flexRow(vars.space["3"]),
  flex: "none",
  padding: `${vars.space["3"]} ${vars.space["4"]} ${vars.space["3"]} ${vars.space["5"]}`,
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
});

export const magnifier = style({ ...square("1.125rem"), flex: "none", color: vars.color.text.muted });

// No focus ring: the dialog frames the field, and the active option shows the keyboard position.
export const field = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.control.medium,
  border: 0,
  background: "transparent",
  fontSize: vars.size.section,
  textOverflow: "ellipsis",
  outline: "none",
  "::placeholder": { color: vars.color.text.muted, opacity: 1 },
});

export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  padding: vars.space["2"],
  scrollPaddingBlock: "2.5rem 0.5rem",
});

export const groupName = style({
  padding: `${vars.space["2"]} ${vars.space["3"]} ${vars.space["1"]}`,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

const optionBase = style({
  position: "relative",
  ...flexRow(vars.space["3"]),
  inlineSize: "100%",
  minBlockSize: "2.25rem",
  padding: `${vars.space["1"]} ${vars.space["3"]}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: "transparent",
  color: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  "@media": { "(pointer: coarse)": { minBlockSize: "2.75rem" } },
});

export const option = styleVariants({
  other: [optionBase],
  active: [
    optionBase,
    {
      background: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      "@media": { "(forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  ],
});

export const glyph = style({
  ...square("1.125rem"),
  flex: "none",
  color: vars.color.text.muted,
  selectors: { [`${option.active} > &`]: { color: "inherit" } },
});

export const words = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space["3"],
  flex: 1,
  minInlineSize: 0,
});

export const label = style({
  ...truncated,
  fontWeight: vars.weight.medium,
  minInlineSize: "40%",
  flex: "0 1 auto",
});

export const detail = style({
  ...truncated,
  // Beside a long label, still tells items with the same label apart.
  flex: "none",
  maxInlineSize: "50%",
  marginInlineStart: "auto",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  selectors: { [`${option.active} &`]: { color: "inherit" } },
});

export const foot = style({
  ...flexRow(vars.space["4"]),
  justifyContent: "space-between",
  flex: "none",
  minBlockSize: "2.25rem",
  padding: `${vars.space["1"]} ${vars.space["5"]}`,
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const hints = style({
  display: "flex",
  gap: vars.space["4"],
  "@media": { "(pointer: coarse)": { display: "none" }, [narrow]: { display: "none" } },
});
