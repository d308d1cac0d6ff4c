import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const list = style({ display: "flex", flexDirection: "column", marginBlockStart: vars.space["1"] });

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space["4"],
  minBlockSize: "2.25rem",
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
});

export const keys = style({ display: "flex", gap: vars.space["2"], flex: "none" });
