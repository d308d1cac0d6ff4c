import { style, styleVariants } from "@vanilla-extract/css";

/** Its own container: how many columns there are depends on its width. */
export const container = style({ containerType: "inline-size", minInlineSize: 0 });

export const columns = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

const two = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" };
const oneRow = {
  gridTemplateColumns: "none",
  gridAutoColumns: "minmax(0, 1fr)",
  gridAutoFlow: "column",
} as const;

/** With at most two columns. */
export const twoColumns = "(width >= 39rem)";

export const most = styleVariants({
  // One row, two columns or one: with three, the fourth would be alone in its row.
  4: { "@container": { "(width >= 19rem)": two, "(width >= 42rem)": oneRow } },
  // One row or one column: with two, the third would be alone in its row.
  3: { "@container": { "(width >= 45rem)": oneRow } },
  // Cards that are as high as each other.
  2: { "@container": { [twoColumns]: { ...two, gridAutoRows: "1fr" } } },
});
