import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { cluster } from "../theme/mixins";
import { vars } from "../theme/vars.css";
import { pageWidth } from "../theme/widths";

export const layout = styleVariants({
  grid: {
    display: "grid",
    // At most four columns, so that eight items fill two rows in reading order.
    gridTemplateColumns: "repeat(auto-fill, minmax(min(max(9.5rem, 100% / 4 - 1rem), 100%), 1fr))",
    gap: `${vars.space["3"]} ${vars.space["4"]}`,
    // Short values stay close to each other on wide screens. A maximum width would change the number of columns.
    paddingInlineEnd: "max(0px, 100% - 60rem)",
    "@container": {
      [pageWidth.phone]: {
        gridTemplateColumns: "repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))",
        rowGap: vars.space["2"],
      },
    },
  },
  line: {
    ...cluster(`${vars.space["1"]} ${vars.space["6"]}`, "baseline"),
    // Breaks into even lines, instead of leaving one item below a long line.
    maxInlineSize: "54rem",
  },
});

export const fact = styleVariants({
  grid: {
    display: "grid",
    alignContent: "start",
    gap: vars.space["1"],
    minInlineSize: 0,
    "@container": { [pageWidth.phone]: { gap: 0 } },
  },
  line: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: vars.space["2"],
    minInlineSize: 0,
    "@container": {
      [pageWidth.phone]: {
        display: "grid",
        gridTemplateColumns: "5.75rem minmax(0, 1fr)",
        inlineSize: "100%",
      },
      [pageWidth.tiny]: { gridTemplateColumns: "minmax(0, 1fr)" },
    },
  },
});

export const label = style({ color: vars.color.text.muted, fontSize: vars.size.small });

export const value = style({
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
  textAlign: ["-webkit-match-parent", "match-parent"],
});

// Two columns on phones are narrower than a date with its time.
globalStyle(`${layout.grid} time`, { whiteSpace: "normal" });
