import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const card = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  background: vars.color.surface.card,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.large,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space["2"]} ${vars.space["4"]}`,
  minBlockSize: vars.control.small,
  padding: `${vars.space["4"]} ${vars.space["5"]} 0`,
});

export const titles = style({ display: "grid", gap: "0.125rem", minInlineSize: 0 });

export const description = style({ color: vars.color.text.muted, fontSize: vars.size.small });

export const padding = styleVariants({
  none: { selectors: { [`${head} + &`]: { paddingBlockStart: vars.space["3"] } } },
  medium: {
    padding: `${vars.space["4"]} ${vars.space["5"]} ${vars.space["5"]}`,
    selectors: { "&:first-child": { paddingBlockStart: vars.space["5"] } },
  },
});

export const body = style({ flex: 1, minInlineSize: 0 });

export const foot = style({
  padding: `${vars.space["3"]} ${vars.space["5"]}`,
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
});
