import { vars } from "@understudy/ui/vars";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { previewHeight } from "../../../model/widget/widget";
import { siteBarZIndex } from "../../../model/widget/widget-descriptions";

// The customer's site: its colors don't follow the console's theme.
export const paper = createVar();
export const ink = createVar();
const faint = createVar();
export const fainter = createVar();
const accent = createVar();

export const desktopWidth = 1280;
const desktopHeight = 960;
export const scale = createVar();

const stagePadding = "1rem";
const windowHeight = `min(${desktopHeight}px, (${previewHeight}px - 2 * ${stagePadding}) / ${scale})`;

const around = style({ display: "grid", minInlineSize: 0, minBlockSize: 0, overflow: "hidden" });

export const frame = styleVariants({
  desktop: [around, { alignItems: "center", padding: stagePadding }],
  phone: [around],
});

const window = style({ minInlineSize: 0, minBlockSize: 0, overflow: "hidden" });

export const windowFor = styleVariants({
  // As tall as the stage allows at this scale. The negative margin removes the space that scaling leaves.
  desktop: [
    window,
    {
      inlineSize: `${desktopWidth}px`,
      blockSize: windowHeight,
      marginBlockEnd: `calc(${windowHeight} * (${scale} - 1))`,
      // Not scaled with the window.
      borderRadius: `calc(${vars.radius.medium} / ${scale})`,
      boxShadow: `0 0 0 calc(1px / ${scale}) ${vars.color.line.soft}, ${vars.color.shadow.high}`,
      transform: `scale(${scale})`,
      transformOrigin: "left top",
    },
  ],
  phone: [
    window,
    {
      inlineSize: "min(22.5rem, calc(100% - 2rem))",
      marginInline: "auto",
      marginBlock: vars.space["4"],
      border: `0.375rem solid ${vars.color.text.main}`,
      borderRadius: "2rem",
    },
  ],
});

const whole = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  background: paper,
  color: ink,
  lineHeight: "1.4",
});

export const colors = styleVariants({
  light: [
    whole,
    {
      vars: {
        [paper]: "#ffffff",
        [ink]: "#26313d",
        [faint]: "#dfe4e9",
        [fainter]: "#eff2f4",
        [accent]: "#3d5568",
      },
    },
  ],
  dark: [
    whole,
    {
      vars: {
        [paper]: "#14181d",
        [ink]: "#e4e9ee",
        [faint]: "#303841",
        [fainter]: "#20262d",
        [accent]: "#5b7488",
      },
    },
  ],
});

export const bar = style({
  flex: "none",
  padding: "0.5rem 0.75rem",
  background: fainter,
  borderBlockEnd: `1px solid ${faint}`,
  fontSize: vars.size.tiny,
});

export const address = style({
  display: "block",
  padding: "0.25rem 0.75rem",
  borderRadius: vars.radius.round,
  background: paper,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

// Isolated: z-indexes of the site and the widget compete only with each other.
export const page = style({
  position: "relative",
  flex: 1,
  minBlockSize: 0,
  overflow: "hidden",
  isolation: "isolate",
});

export const content = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  gap: "0.75rem",
  padding: "1.25rem",
});

const block = style({ flex: "none", borderRadius: vars.radius.small, background: faint });

export const hero = style([
  block,
  { blockSize: "9rem", background: fainter, borderRadius: vars.radius.medium },
]);
export const headline = style([block, { blockSize: "1.25rem", inlineSize: "55%" }]);
export const line = style([block, { blockSize: "0.5rem", background: fainter }]);
export const shortLine = style([block, { blockSize: "0.5rem", inlineSize: "70%", background: fainter }]);

const tileGrid = style({ display: "grid", gap: "0.75rem", marginBlockStart: "0.5rem" });
export const tiles = styleVariants({
  desktop: [tileGrid, { gridTemplateColumns: "repeat(4, 1fr)" }],
  phone: [tileGrid, { gridTemplateColumns: "repeat(2, 1fr)" }],
});
export const tile = style([
  block,
  { blockSize: "6.5rem", background: fainter, borderRadius: vars.radius.medium },
]);

export const basket = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: siteBarZIndex,
  display: "flex",
  alignItems: "center",
  gap: "1rem",
  padding: "0.625rem 1.25rem",
  borderBlockStart: `1px solid ${faint}`,
  background: paper,
  fontSize: vars.size.tiny,
});

export const order = style({
  padding: "0.25rem 0.75rem",
  borderRadius: vars.radius.small,
  background: accent,
  color: "#ffffff",
});
