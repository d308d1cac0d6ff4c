import { createVar, style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const frameWidth = createVar();
export const frameHeight = createVar();
export const scale = createVar();
export const tileWidth = createVar();

// Wider than the docs column.
export const sheet = style({
  inlineSize: "min(100vw - 4rem, 110rem)",
  marginInline: "calc(50% - min(50vw - 2rem, 55rem))",
  color: vars.color.text.main,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
});

export const tiles = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, ${tileWidth})`,
  gap: `${vars.space["1"]} ${vars.space["5"]}`,
});

/** Its name, note and window are rows of the sheet: beside a longer note, windows start at the same height. */
export const tile = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "subgrid",
  gridRow: "span 3",
  marginBlockEnd: vars.space["5"],
});

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space["2"],
});

/** Above the link that covers the tile. */
export const copy = style({ position: "relative", zIndex: 2 });

export const name = style({
  color: vars.color.text.main,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  // The whole tile opens the state.
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.medium, zIndex: 1 },
  ":hover": { color: vars.color.text.link, textDecoration: "underline" },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:focus-visible::after": { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: "2px" },
  },
});

export const window = style({
  gridRow: "3",
  alignSelf: "start",
  overflow: "hidden",
  inlineSize: `calc(${frameWidth} * ${scale} * 1px)`,
  blockSize: `calc(${frameHeight} * ${scale} * 1px)`,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.canvas,
  boxShadow: vars.color.shadow.low,
});

export const frame = style({
  inlineSize: `calc(${frameWidth} * 1px)`,
  blockSize: `calc(${frameHeight} * 1px)`,
  border: 0,
  transform: `scale(${scale})`,
  transformOrigin: "0 0",
});
