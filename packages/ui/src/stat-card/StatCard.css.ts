import { style, styleVariants } from "@vanilla-extract/css";
import { cardSurface, cluster, coveringLink, square } from "../theme/mixins";
import { vars } from "../theme/vars.css";
import { oneColumn } from "./layout";

// With very large text, the number stays below the label.
const besideLabel = `${oneColumn} and (width >= 20rem)`;

export const card = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: vars.space["1"],
  minInlineSize: 0,
  padding: `${vars.space["4"]} ${vars.space["5"]}`,
  ...cardSurface,
  "@media": {
    // Alone in its row: the number goes beside the label.
    [besideLabel]: {
      gridTemplateColumns: "minmax(min-content, 1fr) auto",
      gap: `0 ${vars.space["4"]}`,
      alignItems: "center",
      paddingBlock: vars.space["3"],
    },
  },
});

export const linked = style({
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  ":hover": { borderColor: vars.color.line.control },
});

export const label = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const link = style({
  ...coveringLink,
  selectors: {
    ...coveringLink.selectors,
    [`${linked}:hover &`]: { color: vars.color.text.link },
  },
});

export const row = style({
  ...cluster(`${vars.space["1"]} ${vars.space["2"]}`),
  "@media": { [besideLabel]: { flexDirection: "row-reverse", gridArea: "1 / 2" } },
});

export const value = style({
  fontSize: "1.875rem",
  fontWeight: vars.weight.strong,
  lineHeight: "1.25",
  letterSpacing: "-0.025em",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

// As tall as the others, so that what is below them lines up.
export const longValue = style({ fontSize: "1.375rem", lineHeight: "2.34375rem" });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space["2"]}`,
  minBlockSize: "1.25rem",
  fontSize: vars.size.small,
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [besideLabel]: { gridColumn: "1 / -1" } },
});

export const trend = style({ display: "inline-flex", gap: vars.space["1"], fontWeight: vars.weight.medium });

export const trendTone = styleVariants(vars.color.tone, ({ text }) => ({ color: text }));

// Aligned with the first line.
export const glyph = style({ flex: "none", ...square("0.9375rem"), marginBlockStart: "0.125rem" });
