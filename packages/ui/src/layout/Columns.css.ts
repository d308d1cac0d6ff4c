import { style, styleVariants } from "@vanilla-extract/css";

export const columns = style({ display: "grid", minInlineSize: 0 });

const atLeast = (width: string) => ({ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))` });

export const min = styleVariants({
  small: atLeast("11rem"),
  medium: atLeast("17rem"),
  large: atLeast("24rem"),
});
