import { desktop, phone, type WindowSize } from "../../.storybook/widths";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** A theme and a window size. */
export interface Look {
  /** Of pages with the width: `dark-360`. */
  name: string;
  theme: Theme;
  width: number;
  height: number;
}

const bench: WindowSize = { width: 960, height: 600 };
const tablet: WindowSize = { width: 768, height: 1024 };
/** Lines can wrap differently than on a narrower phone. */
const widerPhone: WindowSize = { width: 390, height: 844 };

const pageLook = (theme: Theme, size: WindowSize): Look => ({
  name: `${theme}-${size.width}`,
  theme,
  ...size,
});

// Themes only change CSS variables, whose dark values are also in the pictures of components: the dark pictures of the
// other widths would show no other differences.
const pageLooks: readonly [Look, ...Look[]] = [
  pageLook("light", desktop),
  pageLook("light", tablet),
  pageLook("light", widerPhone),
  pageLook("dark", phone),
];

const componentLooks: readonly [Look, ...Look[]] = [
  { name: "light", theme: "light", ...bench },
  { name: "dark", theme: "dark", ...bench },
];

/** Pages are captured at four widths, components at one; both in light and dark. */
export const looksOf = (importPath: string): readonly [Look, ...Look[]] =>
  importPath.startsWith("./packages/screens/") ? pageLooks : componentLooks;

/** Taller pictures are cropped. */
export const tallest = 2400;
