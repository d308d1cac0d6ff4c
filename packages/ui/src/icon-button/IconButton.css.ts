import { type CSSProperties, style, styleVariants } from "@vanilla-extract/css";
import { hovered } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const iconButton = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  padding: 0,
  border: "1px solid transparent",
  borderRadius: vars.radius.medium,
  background: "transparent",
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
  ":disabled": { cursor: "not-allowed", opacity: 0.55 },
  selectors: { "&[aria-busy=true]": { cursor: "progress" } },
  "@media": {
    "(forced-colors: active)": { borderColor: "ButtonText" },
  },
});

const live = (rule: CSSProperties) => hovered(rule, "&:hover:not(:disabled, [aria-busy=true])");

export const variant = styleVariants({
  quiet: {
    color: vars.color.text.muted,
    ...live({ background: vars.color.surface.hover, color: vars.color.text.main }),
  },
  chrome: {
    color: vars.color.chrome.muted,
    ...live({ background: vars.color.chrome.hover, color: vars.color.chrome.text }),
    selectors: {
      "&:focus-visible": { outlineColor: vars.color.chrome.mark },
    },
  },
});

export const size = styleVariants({
  small: { minInlineSize: vars.control.small, minBlockSize: vars.control.small },
  medium: { minInlineSize: vars.control.medium, minBlockSize: vars.control.medium },
});

export const glyph = style({ inlineSize: "1.125rem", blockSize: "1.125rem" });
