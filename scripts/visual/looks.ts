import { widths } from "../../.storybook/widths";

/** A theme and a window size. */
export interface Look {
  name: string;
  theme: "light" | "dark";
  width: number;
  height: number;
}

const bench = { width: 960, height: 600 };

const size = ({ width, height }: { width: number; height: number }) => ({ width, height });

// Adjacent entries differ in only one property, so that a story is rendered once and then adapted.
export const pageLooks: readonly Look[] = [
  { name: "light-wide", theme: "light", ...size(widths.desktop) },
  { name: "dark-wide", theme: "dark", ...size(widths.desktop) },
  { name: "dark-narrow", theme: "dark", ...size(widths.phone) },
  { name: "light-narrow", theme: "light", ...size(widths.phone) },
];

const componentLooks: readonly Look[] = [
  { name: "light", theme: "light", ...bench },
  { name: "dark", theme: "dark", ...bench },
];

/** Pages are captured wide and narrow, components at one width. */
export const looksOf = (importPath: string): readonly Look[] =>
  importPath.startsWith("./packages/screens/") ? pageLooks : componentLooks;

/** Taller pictures are cropped. */
export const tallest = 2400;
