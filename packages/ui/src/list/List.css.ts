import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const list = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const divided = style({});
globalStyle(`${divided} > li + li`, { borderBlockStart: `1px solid ${vars.color.line.soft}` });
