import { style, styleVariants } from "@vanilla-extract/css";

export const columns = style({ display: "grid", minInlineSize: 0 });

const atLeast = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
});

// Four columns, two or one: with three, the fourth would be alone in its row.
const fourTwoOrOne = "max(9rem, min(max(9rem, 50% - 0.5rem), (42rem - 100%) * 999))";
/** Three columns from a width on, else one: with two, the third would be alone in its row. */
const threeOrOne = (from: `${number}rem`) => `max(30%, min(100%, (${from} - 100%) * 999))`;

export const min = styleVariants({
  small: atLeast(fourTwoOrOne),
  buttons: atLeast(threeOrOne("30rem")),
  medium: atLeast(threeOrOne("45rem")),
  // At most two columns, of cards that are as high as each other.
  large: { gridAutoRows: "1fr", ...atLeast("max(19rem, 50% - 0.5rem)") },
});
