import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const chips = style({});
globalStyle(`${chips} > ul`, { flexFlow: "row wrap", gap: vars.space["2"] });
globalStyle(`${chips} > ul:not(:empty)`, { marginBlockStart: vars.space["2"] });

export const item = style({ minInlineSize: 0 });

export const upcoming = style({ visibility: "hidden" });
