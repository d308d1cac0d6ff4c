import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { pageWidth } from "@understudy/ui/widths";

const { phone, desktop } = pageWidth;

export const filters = style({
  display: "grid",
  // “All Environments” fits one line beside the sidebar.
  gridTemplateColumns: "repeat(2, minmax(0, 9fr)) minmax(0, 8fr)",
  gap: vars.space["2"],
  "@container": {
    // The search and a button, then the selects, each as wide as its words.
    [phone]: { display: "flex", flexWrap: "wrap" },
    [desktop]: { gridTemplateColumns: "minmax(0, 26rem) 10.5rem 10.5rem 9.5rem" },
  },
});

export const search = style({
  gridColumn: "1 / -1",
  flex: "1 1 calc(100% - 4rem)",
  "@container": { [desktop]: { gridColumn: "auto" } },
});

/** Folds the time range on phones, where a third line would push the runs off the screen. */
export const toggle = style({ display: "none", "@container": { [phone]: { display: "block" } } });

export const choice = style({ flex: "1 1 auto" });

export const timeRange = style({ flex: "1 1 100%" });
export const folded = style({ "@container": { [phone]: { display: "none" } } });
