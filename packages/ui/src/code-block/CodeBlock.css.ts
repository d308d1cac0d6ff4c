import { style } from "@vanilla-extract/css";
import { cluster } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const block = style({
  minInlineSize: 0,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
});

export const head = style({
  ...cluster(vars.space["2"]),
  justifyContent: "space-between",
  padding: `${vars.space["1"]} ${vars.space["1"]} ${vars.space["1"]} ${vars.space["3"]}`,
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
});

export const label = style({
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  color: vars.color.text.muted,
});

export const pre = style({
  margin: 0,
  padding: vars.space["3"],
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  fontFamily: vars.font.code,
  fontSize: vars.size.small,
  lineHeight: vars.leading.body,
  fontVariantLigatures: "none",
  tabSize: 2,
  ":focus-visible": { outlineOffset: "-2px" },
  borderEndStartRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
});

export const code = style({ fontFamily: "inherit" });
