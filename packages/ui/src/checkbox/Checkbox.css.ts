import { style, styleVariants } from "@vanilla-extract/css";
import { canHover, square } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space["3"],
  alignItems: "start",
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space["2"],
});

export const label = style({ fontWeight: vars.weight.medium, cursor: "pointer" });

export const remarks = style({ marginBlockStart: "-0.25rem" });

export const tick = style({
  appearance: "none",
  flex: "none",
  margin: 0,
  border: `1px solid ${vars.color.line.control}`,
  background: vars.color.surface.card,
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  "::before": {
    content: "",
    display: "block",
    transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  },
  selectors: {
    "&:checked, &:checked:hover": {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
    },
    "&[aria-invalid=true]": { borderColor: vars.color.tone.bad.solid },
  },
  "@media": {
    [canHover]: { ":hover": { borderColor: vars.color.text.muted } },
    "(forced-colors: active)": {
      selectors: { "&:checked": { background: "Highlight", forcedColorAdjust: "none" } },
    },
  },
});

export const look = styleVariants({
  box: {
    ...square("1.125rem"),
    marginBlockStart: "0.0938rem",
    borderRadius: vars.radius.small,
    display: "grid",
    placeItems: "center",
    "::before": {
      ...square("0.75rem"),
      background: vars.color.accent.onSolid,
      clipPath: "polygon(14% 44%, 0 60%, 41% 97%, 100% 17%, 84% 4%, 38% 67%)",
      transform: "scale(0)",
    },
    selectors: { "&:checked::before": { transform: "none" } },
    "@media": { "(forced-colors: active)": { "::before": { background: "HighlightText" } } },
  },
  switch: {
    inlineSize: "2.125rem",
    blockSize: "1.25rem",
    marginBlockStart: "0.0313rem",
    padding: vars.space["0.5"],
    borderRadius: vars.radius.round,
    "::before": {
      ...square("0.875rem"),
      borderRadius: vars.radius.round,
      background: vars.color.line.control,
    },
    selectors: {
      "&:checked::before": { transform: "translateX(0.875rem)", background: vars.color.accent.onSolid },
      "&:dir(rtl):checked::before": { transform: "translateX(-0.875rem)" },
    },
    "@media": {
      "(forced-colors: active)": {
        "::before": { background: "ButtonText" },
        selectors: { "&:checked::before": { background: "HighlightText" } },
      },
    },
  },
});
