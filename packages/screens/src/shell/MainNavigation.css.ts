import { style, styleVariants } from "@vanilla-extract/css";
import { flexRow, hovered, square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";

const linkBase = style({
  position: "relative",
  ...flexRow(vars.space["3"]),
  minBlockSize: "2.5rem",
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  borderRadius: vars.radius.medium,
  textDecoration: "none",
  fontWeight: vars.weight.medium,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  ":focus-visible": { outlineColor: vars.color.chrome.mark, outlineOffset: "-2px" },
});

export const link = styleVariants({
  other: [linkBase, { color: vars.color.chrome.text, ...hovered({ background: vars.color.chrome.hover }) }],
  current: [
    linkBase,
    {
      color: vars.color.chrome.onActive,
      background: vars.color.chrome.active,
      // Highlights the current page on the left edge.
      "::before": {
        content: "",
        position: "absolute",
        insetInlineStart: 0,
        insetBlock: "0.625rem",
        inlineSize: "3px",
        borderRadius: vars.radius.round,
        background: vars.color.chrome.mark,
      },
      "@media": {
        "(forced-colors: active)": { "::before": { background: "Highlight", forcedColorAdjust: "none" } },
      },
    },
  ],
});

// Centered in the collapsed sidebar, and at the same position in the expanded one.
export const icon = style({
  ...square("1.25rem"),
  flex: "none",
  marginInlineStart: vars.space["0.5"],
  strokeWidth: 1.75,
});
