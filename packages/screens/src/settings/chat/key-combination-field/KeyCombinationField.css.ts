import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space["2"] });

export const typed = style({ flex: "1 1 10rem", maxInlineSize: "16rem" });
