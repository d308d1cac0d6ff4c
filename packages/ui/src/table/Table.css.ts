import { createVar, globalStyle, style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { flexRow, square, visuallyHidden } from "../theme/mixins";
import { tableQueries, vars } from "../theme/vars.css";
import type { StackedLayout } from "./columns";

const inLayout = (layout: keyof typeof tableQueries, rule: StyleRule): StyleRule => ({
  "@container": { [tableQueries[layout]]: rule },
});

type PerLayout<Value> = Record<StackedLayout, Value>;
const perLayout = <Value>(make: () => Value): PerLayout<Value> => ({
  medium: make(),
  narrow: make(),
  tiny: make(),
});

export const columnTracks = createVar();
export const rowTemplates = perLayout(createVar);
export const rowHeights = perLayout(createVar);
const rowHeight = createVar();
const rowTemplate = createVar();
const rowLine = `1px solid ${vars.color.line.soft}`;

export const root = style({ containerType: "inline-size", minInlineSize: 0 });

const stackedVars = (layout: StackedLayout): StyleRule => ({
  vars: {
    [rowHeight]: rowHeights[layout],
    [rowTemplate]: rowTemplates[layout],
  },
});

const frameBase = style({
  background: vars.color.surface.card,
  border: rowLine,
  borderRadius: vars.radius.large,
  // Unlike `hidden`, `clip` doesn't create a scroll container.
  overflow: "clip",
  "@container": {
    [tableQueries.medium]: stackedVars("medium"),
    [tableQueries.narrow]: stackedVars("narrow"),
    [tableQueries.tiny]: stackedVars("tiny"),
  },
});
export const frame = styleVariants({ comfortable: "2.75rem", dense: "2.25rem" }, (height) => [
  frameBase,
  inLayout("columns", { vars: { [rowHeight]: height } }),
]);

export const box = style({
  position: "relative",
  overflow: "auto",
  // Keeps a focused row clear of the sticky head.
  scrollPaddingBlock: `2.75rem ${vars.space["2"]}`,
  ":focus-visible": { outlineOffset: "-2px" },
});

export const tallBody = style({ position: "relative", contain: "layout style" });
globalStyle(`${box}, ${tallBody}`, { "@media": { print: { blockSize: "auto !important" } } });
/** As tall as a row of a long list, for measuring. */
export const probe = style({
  position: "absolute",
  insetBlockStart: 0,
  blockSize: rowHeight,
  inlineSize: 0,
  visibility: "hidden",
});

export const head = style({
  background: vars.color.surface.sunken,
  borderBlockEnd: rowLine,
  ...inLayout("stacked", visuallyHidden),
});
export const stickyHead = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  ...inLayout("stacked", { position: "absolute" }),
});

/** Replaces the head's sort buttons in stacked rows. */
export const sortControl = style({
  ...flexRow(vars.space["2"]),
  padding: `${vars.space["1"]} ${vars.space["2"]} ${vars.space["1"]} ${vars.space["3"]}`,
  borderBlockEnd: rowLine,
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
  ...inLayout("columns", { display: "none" }),
});
export const sortSelect = style({ flex: "0 1 18rem", minInlineSize: 0 });
export const sortGlyph = style({ flex: "none", ...square("1rem") });

export const row = style({
  display: "grid",
  gridTemplateColumns: columnTracks,
  alignItems: "stretch",
  paddingInline: vars.space["1"],
  fontVariantNumeric: "tabular-nums",
});

const bodyRow = style({
  borderBlockEnd: rowLine,
  ":hover": { background: vars.color.surface.hover },
  selectors: { "&[aria-busy=true]": { color: vars.color.text.muted, cursor: "progress" } },
  ...inLayout("stacked", {
    gridTemplateColumns:
      "[a] fit-content(14rem) [b] fit-content(14rem) [c] fit-content(10rem) [d] minmax(0, 1fr) [x] auto [y] auto [end]",
    gridTemplateRows: rowTemplate,
    alignContent: "center",
    alignItems: "center",
    paddingInline: vars.space["3"],
  }),
});
export const flowingRow = style([
  bodyRow,
  {
    position: "relative",
    minBlockSize: rowHeight,
    // The browser skips the layout of rows far outside the viewport and uses this height for them.
    contentVisibility: "auto",
    containIntrinsicBlockSize: `auto calc(${rowHeight} - 1px)`,
    ":last-child": { borderBlockEnd: 0 },
    // For rows whose text wraps, and which are higher than the others.
    ...inLayout("stacked", { paddingBlock: "0.375rem" }),
  },
]);
export const placedRow = style([
  bodyRow,
  {
    position: "absolute",
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: rowHeight,
    contain: "layout style",
    // Rows are placed for the layout on screen. Paper is narrower.
    "@media": { print: { position: "static", transform: "none !important" } },
  },
]);
/** A click anywhere in the row opens its link. */
export const openingRow = style({ cursor: "pointer" });

// Right-to-left text still starts at its column's start. Chromium knows the value by its prefixed name only.
const likeParent: StyleRule = { textAlign: ["-webkit-match-parent", "match-parent"] };
export const align = styleVariants({
  start: likeParent,
  end: { textAlign: "end", ...inLayout("stacked", likeParent) },
});

export const headCell = style({
  position: "relative",
  minInlineSize: 0,
  paddingBlock: vars.space["1"],
  paddingInline: "0.625rem",
  minBlockSize: "2.25rem",
  alignContent: "center",
  overflow: "clip",
  overflowWrap: "anywhere",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const headText = style({
  minInlineSize: 0,
  overflow: "clip",
  textOverflow: "ellipsis",
});
/** The whole header is the target. */
export const sortButton = style({
  position: "absolute",
  inset: 0,
  ...flexRow(vars.space["1"]),
  padding: "0 0.625rem",
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  color: "inherit",
  font: "inherit",
  whiteSpace: "inherit",
  cursor: "pointer",
  ":focus-visible": { outlineOffset: "-2px" },
  selectors: {
    // Aligns the label with the numbers below it, instead of the arrow.
    [`${align.end} > &`]: { flexDirection: "row-reverse" },
    ":is([aria-sort=ascending], [aria-sort=descending]) > &": { color: vars.color.text.main },
  },
  // The Sort control takes over.
  ...inLayout("stacked", { display: "none" }),
});
export const stackedHeadText = style(inLayout("columns", { display: "none" }));
export const arrow = style({ ...square("1em"), flex: "none" });
export const idleArrow = style({
  opacity: 0,
  // Takes no space from the text while hidden.
  marginInlineEnd: "-1em",
  selectors: {
    [`${sortButton}:is(:hover, :focus-visible) > &`]: { opacity: 0.6 },
    [`${align.end} &`]: { marginInline: "-1em 0" },
  },
});

export const cell = style({
  minInlineSize: 0,
  paddingBlock: "0.125rem",
  paddingInline: "0.625rem",
  alignContent: "center",
  overflow: "clip",
  // A focused control's ring must not be clipped.
  overflowClipMargin: "0.25rem",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  ...inLayout("stacked", {
    padding: 0,
    "::before": { color: vars.color.text.muted },
  }),
});

// Fits one line, unless the user increases the space between letters.
globalStyle(`${cell} time`, { whiteSpace: "normal" });

// Its end would reach into the next column.
globalStyle(`${cell} > code`, {
  display: "inline-block",
  maxInlineSize: "100%",
  overflow: "clip",
  textOverflow: "ellipsis",
  verticalAlign: "middle",
});

export const primary = style({
  fontWeight: vars.weight.medium,
  ...inLayout("stacked", {
    fontSize: vars.size.body,
    paddingInlineEnd: vars.space["2"],
    // The cell's own direction is its text's, so its end may be the side of the row's start.
    selectors: { "&:dir(rtl)": { paddingInline: vars.space["2"] } },
  }),
});
export const secondary = style({
  fontSize: vars.size.small,
  ...inLayout("stacked", { color: vars.color.text.muted }),
});

/** More columns than any table has. */
const mostColumns = 10;

interface PlacementVars {
  area: string;
  justify: string;
  separator: string;
}
const emptyPlacementVars = (): PlacementVars => ({
  area: createVar(),
  justify: createVar(),
  separator: createVar(),
});
/** The grid position of each column's cells, set by the table and read by the cells' classes. */
export const placementVars = Array.from({ length: mostColumns }, () => perLayout(emptyPlacementVars));

const placed = ({ area, justify, separator }: PlacementVars): StyleRule => ({
  gridArea: area,
  justifySelf: justify,
  // Not announced: the column header already is.
  "::before": { content: `${separator} attr(data-label) / ""` },
});
export const nthCell = placementVars.map(({ medium, narrow, tiny }) =>
  style({
    "@container": {
      [tableQueries.medium]: placed(medium),
      [tableQueries.narrow]: placed(narrow),
      [tableQueries.tiny]: placed(tiny),
    },
  }),
);

export const controlsAtEnd = style([
  // Like a time, a label fits one line, unless the user increases the space between letters.
  inLayout("columns", { whiteSpace: "normal" }),
  // Offsets the padding of an in-row button, so that its text ends where the row's other values end.
  inLayout("stacked", { marginInlineEnd: "-0.5rem", textAlign: "end" }),
  // Apart from a status on the same line.
  inLayout("medium", { marginInlineStart: vars.space["3"] }),
]);
