import { desktop, phone, type WindowSize } from "../../.storybook/widths";

/** A theme and a window size. */
export interface Look {
  name: string;
  theme: "light" | "dark";
  width: number;
  height: number;
}

const bench: WindowSize = { width: 960, height: 600 };

// Themes only change CSS variables, whose dark values are also in the pictures of components: a page's other two looks
// would show no other differences.
export const pageLooks: readonly [Look, ...Look[]] = [
  { name: "light-wide", theme: "light", ...desktop },
  { name: "dark-narrow", theme: "dark", ...phone },
];

const componentLooks: readonly [Look, ...Look[]] = [
  { name: "light", theme: "light", ...bench },
  { name: "dark", theme: "dark", ...bench },
];

/** Pages are captured wide and narrow, components at one width; both in light and dark. */
export const looksOf = (importPath: string): readonly [Look, ...Look[]] =>
  importPath.startsWith("./packages/screens/") ? pageLooks : componentLooks;

const chromaticSizes: readonly WindowSize[] = [phone, { width: 768, height: 1024 }, desktop];

/** For Chromatic: both themes at three widths. */
export const modes = Object.fromEntries(
  (["light", "dark"] as const).flatMap((theme) =>
    chromaticSizes.map((viewport) => [`${theme} ${viewport.width}`, { theme, viewport }]),
  ),
);

/** Taller pictures are cropped. */
export const tallest = 2400;
