import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const split = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", minInlineSize: 0 });

// No breakpoint: the side drops below as soon as the main part would get less than its share.
export const main = style({ flex: "999 1 0", minInlineSize: "min(100%, 55%)" });

export const side = style({ flex: "1 1 21rem", minInlineSize: 0 });

// Painted after what passes beside it, which would otherwise become a layer of its own, piece by piece.
export const sticky = style({
  position: "sticky",
  insetBlockStart: `calc(${vars.space["16"]} + ${vars.space["4"]})`,
  zIndex: vars.layer.beside,
});
