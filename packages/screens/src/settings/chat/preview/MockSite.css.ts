import { flexRow, stack, truncated } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { globalStyle, style } from "@vanilla-extract/css";
import { previewHeight } from "@understudy/model";
import { inPage, stripWidth, y } from "./place.css";

// The customer's site: its colors don't follow the console's theme.
const paper = "#fbfaf7";
const ink = "#22303a";
const gray = "#5c6870";
const line = "#e4e1da";
const accent = "#2f4858";

/** Isolated: the z-indexes of the site and the widget compete only with each other. */
export const site = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: `${previewHeight}px`,
  background: paper,
  color: ink,
  isolation: "isolate",
  overflow: "hidden",
  fontSize: vars.size.small,
  lineHeight: "1.45",
  forcedColorAdjust: "none",
  // A strip has room for the launcher and the widget's header alone.
  "@media": {
    [stripWidth]: {
      selectors: {
        [`${inPage} &`]: {
          insetBlockEnd: `calc(-1 * max(0px, ${y} - 2rem))`,
          background: vars.color.surface.sunken,
        },
      },
    },
  },
});

export const page = style({
  position: "absolute",
  inset: 0,
  ...stack("0"),
  "@media": { [stripWidth]: { selectors: { [`${inPage} &`]: { display: "none" } } } },
});

// The widget's colors stay exact.
globalStyle(`:root[data-theme=dark] ${page}`, { filter: "brightness(0.88)" });
globalStyle(`:root:not([data-theme]) ${page}`, {
  "@media": { "(prefers-color-scheme: dark)": { filter: "brightness(0.88)" } },
});

export const top = style({
  flex: "none",
  ...flexRow("1rem"),
  minBlockSize: "3.25rem",
  paddingInline: "1.25rem",
  borderBlockEnd: `1px solid ${line}`,
  background: "#ffffff",
});

export const name = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: "1rem",
  fontWeight: vars.weight.strong,
  letterSpacing: "-0.01em",
  ...truncated,
});

export const navigation = style({ flex: "none", ...flexRow("1rem"), color: gray });

export const picture = style({ flex: 1, display: "block", inlineSize: "100%", minBlockSize: 0 });

export const content = style({ flex: "none", ...stack("1rem"), padding: "1.25rem" });

export const heading = style({
  fontSize: "1.5rem",
  fontWeight: vars.weight.strong,
  lineHeight: "1.2",
  letterSpacing: "-0.02em",
});

export const lead = style({ marginBlockStart: "0.25rem", color: gray, fontSize: vars.size.body });

export const cards = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "0.75rem" });

export const card = style({
  minInlineSize: 0,
  border: `1px solid ${line}`,
  borderRadius: vars.radius.medium,
  background: "#ffffff",
  overflow: "hidden",
});

export const cardPicture = style({ display: "block", inlineSize: "100%", blockSize: "4.5rem" });

export const cardText = style({ display: "grid", padding: "0.5rem 0.75rem 0.625rem" });

export const cardName = style({ fontWeight: vars.weight.strong, ...truncated });

export const price = style({ color: gray });

export const footer = style({
  flex: "none",
  ...flexRow("1.5rem"),
  // Between the places of the launcher.
  justifyContent: "center",
  padding: "0.75rem 1.25rem",
  background: accent,
  color: "#ffffff",
  fontSize: vars.size.tiny,
});

/** Competes with the launcher for the front, as cookie and promotion bars do. */
const barLayer = 999;

export const bar = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: barLayer,
  display: "none",
  padding: "1rem 1.25rem",
  background: "#f3d27a",
  color: ink,
  fontWeight: vars.weight.medium,
});

// It explains one field, so it is there only while that field is edited.
globalStyle(`body:has([name="launcher_z_index"]:focus) ${bar}`, { display: "block" });
