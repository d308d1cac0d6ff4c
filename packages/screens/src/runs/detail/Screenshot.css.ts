import { vars } from "@understudy/ui/vars";
import { hovered } from "@understudy/ui/mixins";
import { pageWidth } from "@understudy/ui/widths";
import { style, styleVariants } from "@vanilla-extract/css";

const frame = style({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "44rem",
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  overflow: "hidden",
});

// A white page glares in a dark console.
const dimmed = { filter: "brightness(0.85)" };

export const open = style([
  frame,
  {
    padding: 0,
    background: vars.color.surface.sunken,
    cursor: "zoom-in",
    lineHeight: 0,
    ...hovered({ borderColor: vars.color.line.control }),
  },
]);

export const loading = style([frame, { background: vars.color.surface.sunken }]);

// Reserves space in a typical aspect ratio until the image has loaded.
export const small = style({
  selectors: { ":root[data-theme=dark] &": dimmed },
  "@media": {
    "(prefers-color-scheme: dark)": { selectors: { ":root:not([data-theme]) &": dimmed } },
  },
  inlineSize: "100%",
  aspectRatio: "16 / 10",
  // Where the timeline is below it.
  maxBlockSize: "17.5rem",
  "@container": { [pageWidth.phone]: { maxBlockSize: "8rem" }, [pageWidth.wide]: { maxBlockSize: "none" } },
  objectFit: "cover",
  objectPosition: "top",
});

export const fallback = style([
  frame,
  {
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: vars.space["1"],
    minBlockSize: "8rem",
    padding: vars.space["4"],
    background: vars.color.surface.sunken,
    color: vars.color.text.muted,
    fontSize: vars.size.small,
    textAlign: "center",
  },
]);

export const large = style({ display: "grid", justifyItems: "start", gap: vars.space["3"] });

export const stage = style({
  inlineSize: "100%",
  blockSize: "calc(100dvh - 13rem)",
  minBlockSize: "12rem",
  overflow: "auto",
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
  ":focus-visible": { outlineOffset: "-2px" },
});

const picture = style({ display: "block", marginInline: "auto" });

export const zoom = styleVariants({
  fit: [picture, { inlineSize: "100%", blockSize: "100%", objectFit: "contain" }],
  actual: [picture, { maxInlineSize: "none" }],
  double: [picture, { maxInlineSize: "none", zoom: 2 }],
});
