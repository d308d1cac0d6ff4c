import { inlineRow, truncated } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const line = style({ ...inlineRow(vars.space["2"]), maxInlineSize: "100%", verticalAlign: "middle" });

export const first = style({ minInlineSize: 0, ...truncated });

export const phrase = style({ paddingBlock: vars.space["1"], overflowWrap: "anywhere" });
