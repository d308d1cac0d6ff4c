import { desktop, phone, type WindowSize } from "../../.storybook/widths";

export type Theme = "light" | "dark";

/** A theme, a window size and, for everything that reacts to it, a forced state. */
export interface Look {
  /** Of pages with the width: `dark-360`. */
  name: string;
  theme: Theme;
  width: number;
  height: number;
  forced?: "hover" | "focus" | "hover and focus";
}

const look = (theme: Theme, { width, height }: WindowSize): Look => ({
  name: `${theme}-${width}`,
  theme,
  width,
  height,
});

// Themes only change CSS variables, whose dark values are also in the pictures of components: dark pictures of the other
// widths would show no other differences. Looks of one width are neighbors: the page is laid out once for them.
const pageLooks: readonly [Look, ...Look[]] = [
  look("light", desktop),
  { ...look("light", desktop), name: "light-1440-forced", forced: "hover and focus" },
  look("light", { width: 1024, height: 768 }),
  look("light", { width: 768, height: 1024 }),
  // A phone held sideways.
  look("light", { width: 640, height: 360 }),
  // Lines can wrap differently than on a narrower phone.
  look("light", { width: 390, height: 844 }),
  look("dark", phone),
];

const bench: WindowSize = { width: 960, height: 600 };
const componentLooks: readonly [Look, ...Look[]] = [
  { ...look("light", bench), name: "light" },
  { ...look("dark", bench), name: "dark" },
  { ...look("light", bench), name: "light-hover", forced: "hover" },
  { ...look("light", bench), name: "light-focus", forced: "focus" },
];

/** Pages are captured at each width that changes their layout, components at one. */
export const looksOf = (title: string): readonly [Look, ...Look[]] =>
  title.startsWith("Components/") ? componentLooks : pageLooks;

/** Taller pictures are cropped. */
export const tallest = 2400;
