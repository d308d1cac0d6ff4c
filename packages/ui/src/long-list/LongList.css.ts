import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const box = style({ position: "relative", containerType: "inline-size", minInlineSize: 0 });

// A long list scrolls in its own box, so that the content after it stays within reach.
export const long = style({
  maxBlockSize: "min(40rem, 75vh)",
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  paddingInline: vars.space["3"],
  overflowY: "auto",
  overscrollBehavior: "contain",
  "@media": { print: { maxBlockSize: "none", overflow: "visible" } },
});

export const item = style({
  scrollMarginBlock: "6rem",
  ":focus-visible": { outlineOffset: "-2px" },
});

export const more = style({ display: "flex", justifyContent: "center", padding: vars.space["2"] });
