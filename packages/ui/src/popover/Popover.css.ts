import { style } from "@vanilla-extract/css";
import { hovered } from "../theme/mixins";
import { closing } from "../theme/motion.css";
import { vars } from "../theme/vars.css";

export const anchor = style({ display: "inline-flex", minInlineSize: 0 });

// usePopoverPosition sets `left` and `top`. With another width, moving the popover would also resize it.
export const popover = style({
  position: "fixed",
  inset: "auto",
  margin: 0,
  inlineSize: "max-content",
  opacity: 0,
  translate: "0 -4px",
  transition: closing,
  selectors: {
    "&:popover-open": {
      opacity: 1,
      translate: "none",
      "@starting-style": { opacity: 0, translate: "0 -4px" },
    },
    // Closing.
    "&:not(:popover-open)": { pointerEvents: "none" },
  },
});

export const trigger = style([
  {
    position: "relative",
    flex: "none",
    minBlockSize: "1.5rem",
    paddingInline: vars.space["1.5"],
    border: `1px solid ${vars.color.line.button}`,
    borderRadius: vars.radius.round,
    background: vars.color.surface.raised,
    color: vars.color.text.link,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    cursor: "pointer",
    ...hovered({ background: vars.color.accent.soft, color: vars.color.accent.onSoft }),
  },
  {
    "@media": {
      // A larger target around it, without a higher row.
      "(pointer: coarse)": {
        minBlockSize: "2rem",
        marginBlock: "-0.25rem",
        paddingInline: `calc(${vars.space["1.5"]} + 1px)`,
        // Forced colors would show a transparent one.
        border: 0,
        background: "none",
        "::before": {
          content: "",
          position: "absolute",
          inset: "0.25rem 0",
          border: `1px solid ${vars.color.line.button}`,
          borderRadius: vars.radius.round,
        },
      },
    },
  },
]);

export const box = style({ padding: 0, border: 0, overflow: "visible", background: "none" });

export const content = style({
  maxInlineSize: "min(24rem, 90vw)",
  maxBlockSize: "20rem",
  overflowY: "auto",
  padding: `${vars.space["3"]} ${vars.space["4"]}`,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  boxShadow: vars.color.shadow.high,
  whiteSpace: "normal",
});
