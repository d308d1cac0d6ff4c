import { style } from "@vanilla-extract/css";

export const split = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-start", minInlineSize: 0 });

// Wraps without a breakpoint when the main part gets too narrow.
export const main = style({ flex: "999 1 0", minInlineSize: "min(100%, 55%)" });

// A card beside the main part is as high as it.
export const side = style({
  flex: "1 1 21rem",
  alignSelf: "stretch",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
});
