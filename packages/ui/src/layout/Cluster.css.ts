import { style, styleVariants } from "@vanilla-extract/css";

export const cluster = style({ display: "flex", flexWrap: "wrap", alignItems: "center", minInlineSize: 0 });

export const justify = styleVariants({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
});
