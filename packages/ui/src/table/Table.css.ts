import {
  createVar,
  fallbackVar,
  globalStyle,
  keyframes,
  style,
  styleVariants,
  type StyleRule,
} from "@vanilla-extract/css";
import { variant as buttonVariant } from "../button/Button.css";
import { variant as linkVariant } from "../link/Link.css";
import { listRow } from "../theme/measures";
import { canHover, flexRow, hovered, square, visuallyHidden } from "../theme/mixins";
import { tableQueries, vars } from "../theme/vars.css";

const inLayout = (layout: keyof typeof tableQueries, rule: StyleRule): StyleRule => ({
  "@container": { [tableQueries[layout]]: rule },
});

/** Set by the table's layout: `grid-template` and `row-gap` of its rows, and the height of those of a long list. */
export const gridTemplate = createVar();
export const rowHeight = createVar();
export const lineGap = createVar();
const rowLine = `1px solid ${vars.color.line.soft}`;
/** Above and below the content of a stacked row. */
const stackedPadding = "0.375rem";

export const root = style({ containerName: "table", containerType: "inline-size", minInlineSize: 0 });

export const frame = style({
  background: vars.color.surface.card,
  border: rowLine,
  borderRadius: vars.radius.large,
  // That of the root is the width of the columns.
  fontSize: vars.size.small,
  // Unlike `hidden`, `clip` doesn't create a scroll container.
  overflow: "clip",
});

/** Without a layout: equal columns, and below 40rem, one value per line. */
export const plain = {
  root: style({ fontSize: "40rem" }),
  frame: style({ vars: { [rowHeight]: listRow } }),
};

export const box = style({
  position: "relative",
  overflow: "auto",
  // Keeps a focused row clear of the sticky head.
  scrollPaddingBlock: `2.75rem ${vars.space["2"]}`,
  ":focus-visible": { outlineOffset: "-2px" },
  // A box that scrolls in a page that scrolls is hard to get out of by touch.
  ...inLayout("phone", { overflow: "visible" }),
});

export const tallBody = style({ position: "relative", contain: "layout style", overflowAnchor: "none" });
globalStyle(`${box}, ${tallBody}`, { "@media": { print: { blockSize: "auto !important" } } });
export const printNote = style({ padding: vars.space["3"] });
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

export const row = style({
  display: "grid",
  gridTemplate: fallbackVar(gridTemplate, "none"),
  paddingInline: vars.space["1"],
  ...inLayout("columns", { gridAutoColumns: "minmax(0, 1fr)", gridAutoFlow: "column" }),
});

const bodyRow = style({
  alignItems: "center",
  borderBlockEnd: rowLine,
  selectors: { "&[aria-busy=true]": { color: vars.color.text.muted, cursor: "progress" } },
  "@media": {
    [canHover]: { ":hover": { background: vars.color.surface.hover } },
    "(forced-colors: active) and (hover: hover)": {
      ":hover": { outline: "1px solid Highlight", outlineOffset: "-1px" },
    },
    "(pointer: coarse)": { vars: { [vars.control.small]: "2rem" } },
  },
  "@container": {
    [tableQueries.stacked]: {
      // Beside `align-content`, which is newer on a block.
      display: "grid",
      alignContent: "center",
      rowGap: fallbackVar(lineGap, "0"),
      columnGap: vars.space["3"],
      paddingBlock: stackedPadding,
      paddingInline: vars.space["3"],
    },
    [tableQueries.phone]: { columnGap: vars.space["2"] },
  },
});
// At rest, a row's buttons are quieter than the names beside them. A tap would leave the row hovered.
globalStyle(`${bodyRow}:not(:hover, :focus-within) ${buttonVariant.secondary}:not(:disabled)`, {
  "@media": { [canHover]: { background: "transparent", color: vars.color.text.muted } },
});
export const flowingRow = style([
  bodyRow,
  {
    position: "relative",
    minBlockSize: rowHeight,
    // The browser skips the layout of rows far outside the viewport and uses this height for them.
    contentVisibility: "auto",
    containIntrinsicBlockSize: `auto calc(${rowHeight} - 1px)`,
    // Not without a border, which would move the last row's text.
    ":last-child": { borderBlockEndColor: "transparent" },
    ...inLayout("stacked", {
      containIntrinsicBlockSize: `auto calc(${rowHeight} - 2 * ${stackedPadding} - 1px)`,
    }),
  },
]);
const placed = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: rowHeight,
  contain: "layout style",
  // Rows are placed, and as high as they are, for the layout on screen. Paper is narrower.
  "@media": {
    print: { position: "static", blockSize: "auto", contain: "none", transform: "none !important" },
  },
});
export const placedRow = style([bodyRow, placed]);
/** Rows as tall as their content, for measuring. */
export const natural = style({});
globalStyle(`${natural} > ${placed}`, { blockSize: "auto" });
const fade = keyframes({ "0%, 60%": { background: vars.color.accent.soft } });
/** The color fades out. With reduced motion, it stays until the class is removed. */
export const highlightedRow = style({
  animation: `${fade} 2s ease-out`,
  "@media": {
    "(prefers-reduced-motion: reduce)": { animationName: "none", background: vars.color.accent.soft },
  },
});
/** The link in its first cell covers it, below the other links and buttons. */
export const openingRow = style({});
globalStyle(`${openingRow} > [role=rowheader] a::after`, { content: "", position: "absolute", inset: 0 });
globalStyle(`${openingRow} > [role=cell] :is(a, button)`, { position: "relative", zIndex: 1 });

// Right-to-left text still starts at its column's start. Chromium knows the value by its prefixed name only.
const likeParent: StyleRule = { textAlign: ["-webkit-match-parent", "match-parent"] };
export const align = styleVariants({
  start: likeParent,
  end: { textAlign: "end", ...inLayout("stacked", likeParent) },
});

/** Not for other columns: tabular numerals also widen hyphens and spaces. */
export const numbers = style(inLayout("columns", { fontVariantNumeric: "tabular-nums" }));

export const headCell = style({
  position: "relative",
  minInlineSize: 0,
  paddingBlock: vars.space["1"],
  paddingInline: vars.space["2.5"],
  minBlockSize: "2.25rem",
  // On a block, `align-content` is newer than Safari 17.0.
  display: "grid",
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
  ...hovered({ opacity: 0.6 }, `${sortButton}:hover > &`),
  // Takes no space from the text while hidden.
  marginInlineEnd: "-1em",
  selectors: {
    [`${sortButton}:focus-visible > &`]: { opacity: 0.6 },
    [`${align.end} &`]: { marginInline: "-1em 0" },
  },
});

export const cell = style({
  minInlineSize: 0,
  paddingBlock: vars.space["0.5"],
  paddingInline: vars.space["2.5"],
  overflow: "clip",
  // A focused control's ring must not be clipped.
  overflowClipMargin: "0.25rem",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  ...inLayout("stacked", { padding: 0 }),
});
/** Shows the column's label before the value in stacked rows, which have no headers. */
export const labeled = style(
  inLayout("stacked", {
    "::before": {
      // Not announced: the column header already is. Safari before 17.4 doesn't know the second form.
      content: ["attr(data-label)", 'attr(data-label) / ""'],
      marginInlineEnd: "0.25em",
      color: vars.color.text.muted,
    },
  }),
);

// A target of 24 px, without more space between lines.
globalStyle(`${cell} ${linkVariant.quiet}`, { paddingBlock: vars.space["1"] });

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
  ...inLayout("stacked", { fontSize: vars.size.body }),
});
export const secondary = style({
  fontSize: vars.size.small,
  ...inLayout("stacked", { color: vars.color.text.muted }),
});

export const controlsAtEnd = style([
  // Like a time, a label fits one line, unless the user increases the space between letters.
  inLayout("columns", { whiteSpace: "normal" }),
  inLayout("stacked", { justifySelf: "end" }),
  inLayout("tiny", { justifySelf: "start" }),
]);

// Quieter than the values until the row is pointed at or has the focus. Touch screens have neither.
globalStyle(`${bodyRow}:not(:hover, :focus-within) ${buttonVariant.secondary}`, {
  "@media": { "(hover: hover) and (not (prefers-contrast: more))": { borderColor: vars.color.line.soft } },
});
