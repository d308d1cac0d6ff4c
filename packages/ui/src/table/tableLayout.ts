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

type Word<Text extends string> = Text extends `${infer Area} ${infer Rest}` ? Area | Word<Rest> : Text;

/** An area for each column, and none for another: a template that is wrong doesn't compile. */
type Lines<Texts extends readonly string[], Key extends string, Named extends string> = {
  [At in keyof Texts]: Line<Texts[At], Named>;
} & ([Exclude<Key, Word<Texts[number]>>] extends [never]
  ? unknown
  : { areaMissing: Exclude<Key, Word<Texts[number]>> });

interface Stacked<Areas> {
  areas: Areas;
  /** `grid-template-columns`. */
  columns: string;
  /** The height of a row in a long list. Rows whose content is taller make all of them taller. */
  height: `${number}rem`;
  /** Between a button and a badge below it. */
  lineGap?: `${number}rem` | undefined;
}

interface Layouts<
  Key extends string,
  Medium extends readonly string[],
  Narrow extends readonly string[],
  Split extends Key,
  Part extends string,
  LeftOut extends Key,
> {
  /** From the first column to the last. */
  columns: Record<Key, Track>;
  /** On tablets. */
  medium: Stacked<Medium & Lines<Medium, NoInfer<Key>, NoInfer<Key>>>;
  /** On phones, from 320 px. */
  narrow: Stacked<
    Narrow & Lines<Narrow, Exclude<NoInfer<Key>, NoInfer<LeftOut | Split>>, NoInfer<Key | Part>>
  > & {
    /** By column, the areas of its parts, if its cell is a subgrid. */
    parts?: Record<Split, readonly Part[]>;
    /** Columns whose values phones show on the detail page only. */
    leftOut?: readonly LeftOut[];
  };
}

export interface TableLayout<Key extends string> {
  root: string;
  frame: string;
  /** Hidden where the headers sort. */
  sortControl: string;
  /** Classes of the columns' cells. */
  cells: Record<Key, string>;
}

// The frame's border and the row's padding.
const aroundColumns = 0.625;

const leastOf = (track: string) => Number(/[\d.]+/.exec(track)?.[0]);

/** `grid-template-areas`. Browsers ignore a template whose lines differ in length, so it fails the build. */
export function areasOf(lines: readonly string[]): string {
  if (new Set(lines.map((line) => line.split(" ").length)).size > 1)
    throw new Error(`Lines of different lengths: ${lines.join(" / ")}`);
  return lines.map((line) => `"${line}"`).join(" ");
}

/**
 * How the cells of a table's rows are placed. For `.css.ts` files. Where its columns have no room side by side, it stacks
 * them.
 */
export function tableLayout<
  Key extends string,
  const Medium extends readonly string[],
  const Narrow extends readonly string[],
  Split extends Key = never,
  const Part extends string = never,
  LeftOut extends Key = never,
>({ columns, medium, narrow }: Layouts<Key, Medium, Narrow, Split, Part, LeftOut>): TableLayout<Key> {
  const tracks = Object.entries<Track>(columns);
  const keys = tracks.map(([key]) => key);
  const width = tracks.reduce((sum, [, track]) => sum + leastOf(track), aroundColumns);
  const layout = (lines: readonly string[], sizes: string, height: string) => ({
    vars: { [gridTemplate]: `${areasOf(lines)} / ${sizes}`, [rowHeight]: height },
  });
  const isLeftOut = (key: string) => narrow.leftOut?.some((each) => each === key) === true;
  const stack = (stacked: Stacked<readonly string[]>) => {
    const { vars } = layout(stacked.areas, stacked.columns, stacked.height);
    return { vars: { ...vars, [lineGap]: stacked.lineGap ?? "0" } };
  };
  return {
    root: style({ fontSize: `${width}rem` }),
    sortControl: style({ "@container": { [`page (width >= ${width}rem)`]: { display: "none" } } }),
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
      "@container": {
        ...(isLeftOut(key) && { [tableQueries.phone]: { display: "none" } }),
        [tableQueries.tiny]: { gridArea: "auto" },
      },
    })),
  };
}
