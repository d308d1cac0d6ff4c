import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const status = style({ display: "inline-flex", alignItems: "center", gap: vars.space["2"] });
