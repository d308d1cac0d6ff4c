import { style } from "@vanilla-extract/css";
import { glyph } from "../field/control.css";
import { cross } from "../icon-button/cross.css";
import { vars } from "../theme/vars.css";

export const box = style({ position: "relative", minInlineSize: "10rem" });

export const magnifier = style([glyph, { insetInlineStart: vars.space["3"] }]);

export const search = style({
  appearance: "none",
  paddingInline: "2.25rem",
  borderColor: vars.color.line.button,
  textOverflow: "ellipsis",
  "::-webkit-search-cancel-button": { display: "none" },
});

export const clear = style([
  cross,
  { position: "absolute", insetInlineEnd: vars.space["1"], insetBlockStart: "50%", translate: "0 -50%" },
]);
