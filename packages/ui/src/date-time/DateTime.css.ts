import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const time = style({ whiteSpace: "nowrap" });

export const relative = style({ color: vars.color.text.muted, whiteSpace: "nowrap" });
