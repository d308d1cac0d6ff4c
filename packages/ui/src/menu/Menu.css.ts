import { style } from "@vanilla-extract/css";
import * as iconButton from "../icon-button/IconButton.css";
import { inlineRow, flexRow, square } from "../theme/mixins";
import { vars } from "../theme/vars.css";

const avatarSize = "2rem";

export const avatar = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  ...square(avatarSize),
  borderRadius: vars.radius.round,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontWeight: vars.weight.strong,
});

export const trigger = style([
  iconButton.iconButton,
  iconButton.variant.quiet,
  iconButton.size.medium,
  {
    ...inlineRow(vars.space["2"]),
    flex: "0 1 auto",
    minInlineSize: avatarSize,
    paddingInlineStart: vars.space["2"],
  },
]);

export const menu = style({
  minInlineSize: "12rem",
  maxInlineSize: "20rem",
  maxBlockSize: "min(28rem, 80dvb)",
  overflow: "auto",
  padding: vars.space["1"],
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  color: vars.color.text.main,
  boxShadow: vars.color.shadow.high,
  fontSize: vars.size.body,
  fontWeight: vars.weight.body,
  textAlign: "start",
});

export const legend = style({
  padding: `${vars.space["2"]} ${vars.space["3"]} ${vars.space["1"]}`,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const entry = style({
  ...flexRow(vars.space["3"]),
  inlineSize: "100%",
  minBlockSize: "2rem",
  padding: `${vars.space["1"]} ${vars.space["3"]}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  // The pointer moves the focus, so that a single entry looks chosen.
  ":focus": { background: vars.color.surface.hover },
  ":focus-visible": { outlineOffset: "-2px" },
});

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const glyph = style({
  ...square("1rem"),
  flex: "none",
  color: vars.color.text.muted,
});

export const separator = style({
  margin: `${vars.space["1"]} 0`,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
});
