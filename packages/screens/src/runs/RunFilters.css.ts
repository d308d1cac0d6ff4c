import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";
import { pageWidth } from "@understudy/ui/widths";

const { phone, tiny, desktop } = pageWidth;

export const filters = style({
  display: "grid",
  // “All Environments” fits one line beside the sidebar.
  gridTemplateColumns: "repeat(2, minmax(0, 9fr)) minmax(0, 8fr)",
  gap: vars.space["2"],
  "@container": {
    [phone]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
    [tiny]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [desktop]: { gridTemplateColumns: "minmax(0, 26rem) 10.5rem 10.5rem 9.5rem" },
  },
});

export const search = style({
  gridColumn: "1 / -1",
  "@container": { [desktop]: { gridColumn: "auto" } },
});

/** Folds the other selects on phones, where they would push the runs off the screen. */
export const toggle = style({ display: "none", "@container": { [phone]: { display: "block" } } });

const foldableBase = style({
  display: "contents",
  "@container": {
    [phone]: {
      display: "grid",
      gridColumn: "1 / -1",
      gridTemplateColumns: "minmax(0, 9fr) minmax(0, 8fr)",
      gap: vars.space["2"],
    },
    [tiny]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const foldable = styleVariants({
  expanded: [foldableBase],
  folded: [foldableBase, { "@container": { [phone]: { display: "none" } } }],
});
