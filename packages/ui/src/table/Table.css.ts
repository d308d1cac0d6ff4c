import { createVar, style, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const allTracks = createVar();
export const mediumTracks = createVar();
export const narrowTracks = createVar();
export const cardHeight = createVar();
const currentTracks = createVar();
const rowHeight = createVar();

const asCards = "(width < 40rem)";
const inCards = (rule: StyleRule) => ({ "@container": { [asCards]: rule } });
const labelSize = "7.5rem";
const rowLine = `1px solid ${vars.color.line.soft}`;

export const root = style({ containerType: "inline-size", minInlineSize: 0 });

export const frame = style({
  vars: { [currentTracks]: allTracks, [rowHeight]: "2.75rem" },
  background: vars.color.surface.card,
  border: rowLine,
  borderRadius: vars.radius.large,
  // Unlike `hidden` it makes no scroll container of its own.
  overflow: "clip",
  "@container": {
    "(width < 64rem)": { vars: { [currentTracks]: mediumTracks } },
    "(width < 52rem)": { vars: { [currentTracks]: narrowTracks } },
    [asCards]: { vars: { [rowHeight]: cardHeight } },
  },
});

export const box = style({
  position: "relative",
  overflow: "auto",
  // A focused row is not to hide under the head.
  scrollPaddingBlock: `2.75rem ${vars.space["2"]}`,
  ":focus-visible": { outlineOffset: "-2px" },
});

export const tallBody = style({ position: "relative", contain: "layout style" });
/** As high as every row of a long list, to be measured. */
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
});
export const stickyHead = style({ position: "sticky", insetBlockStart: 0, zIndex: vars.layer.sticky });
/** Nothing to sort by: cards need no head, but those who listen do. */
export const plainHead = style(
  inCards({
    position: "absolute",
    inlineSize: "1px",
    blockSize: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    border: 0,
  }),
);

export const row = style({
  display: "grid",
  gridTemplateColumns: currentTracks,
  alignItems: "stretch",
  paddingInline: vars.space["1"],
  fontVariantNumeric: "tabular-nums",
  "@container": {
    [asCards]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "start",
      padding: `${vars.space["3"]} ${vars.space["1"]}`,
    },
  },
});

export const headRow = style(
  inCards({ display: "flex", flexWrap: "wrap", alignItems: "center", padding: vars.space["1"] }),
);

const bodyRow = style({
  borderBlockEnd: rowLine,
  ":hover": { background: vars.color.surface.hover },
  selectors: { "&[aria-busy=true]": { color: vars.color.text.muted, cursor: "progress" } },
});
export const flowingRow = style([
  bodyRow,
  {
    position: "relative",
    minBlockSize: rowHeight,
    // Rows far from the window are laid out when they come near it; until then they are as high as they will be.
    contentVisibility: "auto",
    containIntrinsicBlockSize: `auto calc(${rowHeight} - 1px)`,
    ":last-child": { borderBlockEnd: 0 },
    ...inCards({
      minBlockSize: 0,
      containIntrinsicBlockSize: `auto calc(${rowHeight} - 2 * ${vars.space["3"]})`,
    }),
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
    // Reduced motion gives everything a moment's transition: rows would arrive a frame late.
    transitionProperty: "none",
  },
]);

export const rowTone = styleVariants(vars.color.tone, ({ solid }) => ({
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: "3px",
    background: solid,
  },
}));

// A word that runs right to left still stands where its column begins. Chromium knows the value by its old name alone.
const likeAround: StyleRule = { textAlign: ["-webkit-match-parent", "match-parent"] };
export const align = styleVariants({
  start: likeAround,
  end: { textAlign: "end", ...inCards(likeAround) },
});

export const headCell = style({
  minInlineSize: 0,
  paddingBlock: vars.space["1"],
  paddingInline: vars.space["3"],
  minBlockSize: "2.5rem",
  alignContent: "center",
  overflow: "clip",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  ...inCards({ minBlockSize: 0, padding: `0 ${vars.space["1"]}` }),
});
/** Heads of cards are there to sort by; the others are only heard. */
export const unsortable = style(
  inCards({
    position: "absolute",
    inlineSize: "1px",
    blockSize: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    padding: 0,
  }),
);

export const sortButton = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["1"],
  maxInlineSize: "100%",
  minBlockSize: vars.control.small,
  marginInline: `calc(-1 * ${vars.space["2"]})`,
  paddingInline: vars.space["2"],
  border: 0,
  borderRadius: vars.radius.small,
  background: "transparent",
  font: "inherit",
  cursor: "pointer",
  ":hover": { color: vars.color.text.main },
  ":focus-visible": { outlineOffset: "-2px" },
  selectors: {
    ":is([aria-sort=ascending], [aria-sort=descending]) > &": { color: vars.color.text.main },
    // So that the word stands above the figures, not the arrow.
    [`${align.end} > &`]: { flexDirection: "row-reverse", ...inCards({ flexDirection: "row" }) },
  },
  ...inCards({ marginInline: 0 }),
});
export const arrow = style({ inlineSize: "1em", blockSize: "1em", flex: "none" });
export const idleArrow = style({ opacity: 0.4 });

export const cell = style({
  minInlineSize: 0,
  paddingBlock: vars.space["1"],
  paddingInline: vars.space["3"],
  alignContent: "center",
  overflow: "clip",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@container": {
    [asCards]: {
      minBlockSize: "1.75rem",
      paddingBlock: 0,
      // One line of it is as high as its label, and so stands beside it.
      lineHeight: "1.75rem",
      // A focused button is as high as its row: its ring is to show all around.
      display: "flow-root",
      overflow: "clip",
      overflowClipMargin: "0.25rem",
      paddingInlineStart: `calc(${labelSize} + ${vars.space["3"]})`,
      "::before": {
        // Those who listen hear the column's header already.
        content: 'attr(data-label) / ""',
        // Beside whatever stands in the cell, a field as well as a word.
        float: "inline-start",
        marginInlineStart: `calc(-1 * ${labelSize})`,
        inlineSize: labelSize,
        minBlockSize: "1.75rem",
        alignContent: "center",
        color: vars.color.text.muted,
        fontSize: vars.size.small,
      },
    },
  },
});

const only = (from: string, until: string) =>
  style({ "@container": { [`(${from} <= width < ${until})`]: { display: "none" } } });
export const hideBelow = { "52rem": only("40rem", "52rem"), "64rem": only("40rem", "64rem") };

const noLabel = { paddingInlineStart: vars.space["3"], "::before": { content: "none" } };
export const primary = style({
  fontWeight: vars.weight.medium,
  ...inCards({ ...noLabel, fontSize: vars.size.lead }),
});
export const bare = style(inCards({ ...noLabel, minBlockSize: "2.375rem" }));
