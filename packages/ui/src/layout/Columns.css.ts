import { style, styleVariants } from "@vanilla-extract/css";

export const columns = style({ display: "grid", minInlineSize: 0 });

const atLeast = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`,
});

// Two columns or four: with three, the fourth would be alone in its row.
const fourOrTwo = "max(11rem, min(50% - 0.5rem, (47rem - 100%) * 999))";

export const min = styleVariants({
  small: atLeast(fourOrTwo),
  medium: atLeast("17rem"),
  // At most two columns.
  large: atLeast("max(24rem, 50% - 0.5rem)"),
});
