import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const pager = style({ display: "flex", alignItems: "center", gap: vars.space["1"] });

export const position = style({ color: vars.color.text.muted, fontSize: vars.size.small, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
