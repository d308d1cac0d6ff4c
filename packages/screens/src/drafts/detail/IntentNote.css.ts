import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const note = style({ display: "flex", gap: vars.space["2"], color: vars.color.tone.warning.text });

export const glyph = style({ flex: "none", inlineSize: "1em", blockSize: "1em", marginBlockStart: "0.25em" });

export const places = style({ minInlineSize: 0, overflowWrap: "anywhere" });
