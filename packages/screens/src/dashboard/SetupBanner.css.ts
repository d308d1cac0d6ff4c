import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const banner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space["4"]} ${vars.space["8"]}`,
  padding: `${vars.space["4"]} ${vars.space["5"]}`,
  background: vars.color.surface.card,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.large,
});

export const progress = style({
  display: "grid",
  gap: vars.space["2"],
  flex: "1 1 16rem",
  maxInlineSize: "36rem",
});

export const placeholder = style([banner]);

globalStyle(`${placeholder} > *`, { visibility: "hidden" });
