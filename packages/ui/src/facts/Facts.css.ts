import { style, styleVariants } from "@vanilla-extract/css";
import { cluster } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const layout = styleVariants({
  grid: {
    display: "grid",
    // At most three columns, so that six items fill two rows in reading order.
    gridTemplateColumns: "repeat(auto-fill, minmax(min(max(7rem, 100% / 3 - 1.25rem), 100%), 1fr))",
    gap: `${vars.space["5"]} ${vars.space["6"]}`,
    // Short values stay close to each other on wide screens. A maximum width would change the number of columns.
    paddingInlineEnd: "max(0px, 100% - 48rem)",
  },
  line: {
    ...cluster(`${vars.space["1"]} ${vars.space["6"]}`, "baseline"),
    // Breaks into even lines, instead of leaving one item below a long line.
    maxInlineSize: "54rem",
  },
});

export const fact = styleVariants({
  grid: { display: "grid", alignContent: "start", gap: vars.space["1"], minInlineSize: 0 },
  line: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: vars.space["2"],
    minInlineSize: 0,
    "@media": {
      "(width < 36rem)": {
        display: "grid",
        gridTemplateColumns: "5.75rem minmax(0, 1fr)",
        inlineSize: "100%",
      },
      "(width < 20rem)": { gridTemplateColumns: "minmax(0, 1fr)" },
    },
  },
});

export const label = style({ color: vars.color.text.muted, fontSize: vars.size.small });

export const value = style({
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textAlign: ["-webkit-match-parent", "match-parent"],
});
