const sizes = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

/** With a unit, because Storybook would parse a plain number in the URL as a number. */
export type Width = `${(typeof sizes)[number][0]}px`;

export interface WindowSize {
  width: number;
  height: number;
}

const entries = sizes.map(([width, height]): [Width, WindowSize] => [`${width}px`, { width, height }]);

/** The windows of the viewport switch and of overviews, narrowest first. */
export const widths: ReadonlyMap<Width, WindowSize> = new Map(entries);

export const phone: WindowSize = { width: 360, height: 740 };
export const desktop: WindowSize = { width: 1440, height: 900 };
