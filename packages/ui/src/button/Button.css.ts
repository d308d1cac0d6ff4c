import { type CSSProperties, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { hovered, inlineRow, square } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const button = style({
  ...inlineRow(vars.space["2"]),
  justifyContent: "center",
  border: "1px solid transparent",
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  ":disabled": { cursor: "not-allowed", opacity: 0.55 },
  selectors: {
    "&[aria-busy=true]": { cursor: "progress" },
    // The same for every variant: a pressed button is a little darker.
    "&:active:not(:disabled, [aria-busy=true])": { filter: "brightness(0.92)" },
  },
  "@media": { "(forced-colors: active)": { borderColor: "ButtonText" } },
});

const live = (rule: CSSProperties) => hovered(rule, "&:hover:not(:disabled, [aria-busy=true])");

export const variant = styleVariants({
  primary: {
    background: vars.color.accent.solid,
    color: vars.color.accent.onSolid,
    ...live({ background: vars.color.accent.solidHover }),
  },
  secondary: {
    background: vars.color.surface.raised,
    borderColor: vars.color.line.button,
    color: vars.color.text.main,
    "@media": {
      ...live({ background: vars.color.surface.hover, borderColor: vars.color.line.control })["@media"],
      "(prefers-contrast: more)": { borderColor: vars.color.line.control },
    },
  },
  text: {
    background: "transparent",
    color: vars.color.text.link,
    ...live({ background: vars.color.accent.soft, color: vars.color.accent.onSoft }),
  },
  // For the header, so that it doesn't compete with the page.
  muted: {
    whiteSpace: "nowrap",
    background: "transparent",
    color: vars.color.text.muted,
    ...live({ background: vars.color.surface.hover, color: vars.color.text.main }),
  },
  danger: {
    background: vars.color.danger.solid,
    color: vars.color.danger.onSolid,
    ...live({ background: vars.color.danger.solidHover }),
  },
});

// Minimum heights: enlarged text makes buttons grow.
export const size = styleVariants({
  small: {
    minBlockSize: vars.control.small,
    padding: `${vars.space["1"]} 0.625rem`,
    fontSize: vars.size.small,
  },
  medium: {
    minBlockSize: vars.control.medium,
    padding: `${vars.space["1"]} ${vars.space["4"]}`,
    fontSize: vars.size.body,
  },
});

/** Takes the spinner's width from the padding, so that a button without an icon keeps its width. */
export const waiting = styleVariants({
  small: { gap: vars.space["1"], paddingInline: vars.space["1.5"] },
  medium: { gap: vars.space["1"], paddingInline: "0.4375rem" },
});

export const glyph = style({ ...square("1.15em"), flex: "none" });

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  ...square("1em"),
  flex: "none",
  borderRadius: vars.radius.round,
  border: "2px solid currentColor",
  borderInlineEndColor: "transparent",
  // Forced colors replace transparent borders, too.
  "@media": { "(forced-colors: active)": { borderInlineEndColor: "ButtonFace" } },
  animation: `${turn} 700ms linear infinite`,
});
