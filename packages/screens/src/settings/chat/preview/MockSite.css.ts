import { flexRow, stack, truncated } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { siteBarZIndex } from "@understudy/model";

// The customer's site: its colors don't follow the console's theme.
export const paper = createVar();
export const ink = createVar();
const faint = createVar();
export const fainter = createVar();
const accent = createVar();

/** A desktop window's page in pixels. */
export const desktopPage = { width: 1280, height: 800 };
export const shiftX = createVar();
export const shiftY = createVar();

export const frame = styleVariants({
  desktop: { minInlineSize: 0, minBlockSize: 0, overflow: "hidden" },
  phone: {
    minBlockSize: 0,
    overflow: "hidden",
    inlineSize: "min(22.5rem, calc(100% - 2rem))",
    marginInline: "auto",
    marginBlock: vars.space["4"],
    border: `0.375rem solid ${vars.color.text.main}`,
    borderRadius: "2rem",
  },
});

const whole = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  background: paper,
  color: ink,
  lineHeight: "1.4",
  forcedColorAdjust: "none",
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
  ...truncated,
});

export const viewport = style({ position: "relative", flex: 1, minBlockSize: 0, overflow: "hidden" });

// Isolated: z-indexes of the site and the widget compete only with each other.
const page = style({ position: "absolute", overflow: "hidden", isolation: "isolate" });

export const phonePage = style([page, { inset: 0 }]);

const desktop = style([
  page,
  {
    bottom: `calc(-1 * ${shiftY})`,
    inlineSize: `${desktopPage.width}px`,
    blockSize: `${desktopPage.height}px`,
  },
]);

// Physical left and right: they don't depend on the console's text direction.
export const corner = styleVariants({
  left: [desktop, { left: `calc(-1 * ${shiftX})` }],
  right: [desktop, { right: `calc(-1 * ${shiftX})` }],
});

export const map = style({
  position: "absolute",
  insetBlockStart: "0.75rem",
  insetInlineStart: "0.75rem",
  inlineSize: "7.5rem",
  overflow: "hidden",
  border: `1px solid ${ink}`,
  borderRadius: vars.radius.small,
  background: paper,
});

export const content = style({ position: "absolute", inset: 0, ...stack("0.75rem"), padding: "1.25rem" });

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
  ...flexRow("1rem"),
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
