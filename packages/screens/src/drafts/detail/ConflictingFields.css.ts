import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const fields = style({ display: "grid", gap: vars.space["4"], marginBlockStart: vars.space["4"] });

export const versions = style({
  display: "grid",
  gap: vars.space["3"],
  marginBlockStart: vars.space["2"],
  "@media": { "(width >= 36rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const version = style({
  minInlineSize: 0,
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
});

export const whose = style({ color: vars.color.text.muted, fontSize: vars.size.small });

export const value = style({ overflowWrap: "anywhere", whiteSpace: "pre-line" });
