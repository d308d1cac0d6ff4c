import { style, styleVariants } from "@vanilla-extract/css";
import { listRow } from "../theme/measures";
import { tableQueries } from "../theme/tableQueries";
import { gridTemplate, lineGap, rowHeight } from "./Table.css";

/** A fixed width, or a minimum and a maximum, which is filled first, or a share of what is left. */
type Track = `${number}rem` | `minmax(${number}rem, ${number}${"rem" | "fr"})`;

/** A line of `grid-template-areas`: keys of columns, and `.` for empty cells. */
type Line<Text extends string, Key extends string> = Text extends `${infer Area} ${infer Rest}`
  ? Area extends Key | "."
    ? `${Area} ${Line<Rest, Key>}`
    : `${Key} ${string}`
  : Text extends Key | "."
    ? Text
    : Key;

type Lines<Texts extends readonly string[], Key extends string> = {
  [At in keyof Texts]: Line<Texts[At], Key>;
};

interface Stacked<Areas> {
  areas: Areas;
  /** `grid-template-columns`. */
  columns: string;
  /** The height of a row in a long list. Rows whose content is taller make all of them taller. */
  height: `${number}rem`;
  /** Between a button and a badge below it. */
  lineGap?: `${number}rem` | undefined;
}

interface Layouts<Key extends string, Medium extends readonly string[], Narrow extends readonly string[]> {
  /** From the first column to the last. */
  columns: Record<Key, Track>;
  /** On tablets. */
  medium: Stacked<Medium & Lines<Medium, Key>>;
  /** On phones, from 320 px. */
  narrow: Stacked<Narrow & Lines<Narrow, Key>>;
}

export interface TableLayout<Key extends string> {
  root: string;
  frame: string;
  /** Classes of the columns' cells. */
  cells: Record<Key, string>;
  /** The width from which the columns fit side by side, in rem. */
  width: number;
}

// The frame's border and the row's padding.
const aroundColumns = 0.625;

const leastOf = (track: string) => Number(/[\d.]+/.exec(track)?.[0]);

/** `grid-template-areas`. Browsers ignore a template that is wrong, so it fails the build. */
export function areasOf(lines: readonly string[], keys: readonly string[]): string {
  const words = lines.map((line) => line.split(" "));
  if (new Set(words.map(({ length }) => length)).size > 1)
    throw new Error(`Lines of different lengths: ${lines.join(" / ")}`);
  for (const key of keys)
    if (!words.flat().includes(key)) throw new Error(`No area for ${key}: ${lines.join(" / ")}`);
  return lines.map((line) => `"${line}"`).join(" ");
}

/** How the cells of a table's rows are placed. For `.css.ts` files. */
export function tableLayout<
  Key extends string,
  const Medium extends readonly string[],
  const Narrow extends readonly string[],
>({ columns, medium, narrow }: Layouts<Key, Medium, Narrow>): TableLayout<Key> {
  const tracks = Object.entries<Track>(columns);
  const keys = tracks.map(([key]) => key);
  const width = tracks.reduce((sum, [, track]) => sum + leastOf(track), aroundColumns);
  const layout = (lines: readonly string[], sizes: string, height: string) => ({
    vars: { [gridTemplate]: `${areasOf(lines, keys)} / ${sizes}`, [rowHeight]: height },
  });
  const stack = (stacked: Stacked<readonly string[]>) => {
    const { vars } = layout(stacked.areas, stacked.columns, stacked.height);
    return { vars: { ...vars, [lineGap]: stacked.lineGap ?? "0" } };
  };
  return {
    root: style({ fontSize: `${width}rem` }),
    frame: style({
      "@container": {
        [tableQueries.columns]: layout([keys.join(" ")], tracks.map(([, track]) => track).join(" "), listRow),
        [tableQueries.medium]: stack(medium),
        [tableQueries.narrow]: stack(narrow),
        [tableQueries.tiny]: {
          vars: { [gridTemplate]: "none", [rowHeight]: narrow.height, [lineGap]: "0.25rem" },
        },
      },
    }),
    cells: styleVariants(columns, (_, key) => ({
      gridArea: key,
      "@container": { [tableQueries.tiny]: { gridArea: "auto" } },
    })),
    width,
  };
}
