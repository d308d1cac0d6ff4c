import { widths } from "../../.storybook/widths";

/** One way to look at a story: a theme, and the window it is seen through. */
export interface Look {
  name: string;
  theme: "light" | "dark";
  width: number;
  height: number;
}

const bench = { width: 960, height: 600 };

const size = ({ width, height }: { width: number; height: number }) => ({ width, height });

// A neighbour differs in one thing only, so that a story is drawn once and then only adapted.
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

/** Pages are looked at wide and narrow, components as they are. */
export const looksOf = (importPath: string): readonly Look[] =>
  importPath.startsWith("./packages/screens/") ? pageLooks : componentLooks;

/** No picture is taller: a list of a hundred thousand rows has no end worth looking at. */
export const tallest = 2400;
