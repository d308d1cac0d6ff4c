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

// Looks of one width are neighbors: the page is laid out once for them. An icon can be missing in the dark alone where
// the sidebar is, so both shells are also captured dark.
const pageLooks: readonly [Look, ...Look[]] = [
  look("light", desktop),
  { ...look("light", desktop), name: "light-1440-forced", forced: "hover and focus" },
  look("dark", desktop),
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

const states = { hover: "hovered", focus: "focused", "hover and focus": "hovered or focused" };

/** `dark only`, `only at 390 and 640 px`: what the looks that show a change have in common. Empty if the others have it, too. */
export function whereOf(title: string, names: ReadonlySet<string>): string {
  const all = looksOf(title);
  const shown = all.filter(({ name }) => names.has(name));
  const forced = new Set(shown.map((each) => each.forced));
  const [state] = forced;
  const theme = (["light", "dark"] as const).find((name) => shown.every((each) => each.theme === name));
  const isAtWidth = (width: number) => shown.some((each) => each.width === width);
  const widths = [...new Set(all.map(({ width }) => width))].filter(isAtWidth).toSorted((a, b) => a - b);
  // Whether the other theme was captured at these widths, in this state.
  const isOfTheme = all.some(
    (each) => each.theme !== theme && isAtWidth(each.width) && forced.has(each.forced),
  );
  const isEverywhere = all.every(
    (each) =>
      isAtWidth(each.width) || !forced.has(each.forced) || (theme !== undefined && each.theme !== theme),
  );
  return [
    theme !== undefined && isOfTheme ? `${theme} only` : "",
    isEverywhere ? "" : `only at ${widths.join(", ").replace(/, (\d+)$/, " and $1")} px`,
    forced.size === 1 && state !== undefined ? `only ${states[state]}` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Taller pictures are cropped. */
export const tallest = 2400;
