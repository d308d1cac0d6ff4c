import { tableLayout } from "@understudy/ui/table-layout";
import { tableQueries, vars } from "@understudy/ui/vars";
import { globalStyle, style } from "@vanilla-extract/css";

export const layout = tableLayout({
  columns: {
    // Grows first, so that names are whole before phrases are.
    name: "minmax(13.25rem, 22rem)",
    status: "8.25rem",
    steps: "4.75rem",
    // 5rem of a phrase, “+1 more” and the space around them.
    intents: "minmax(10.75rem, 1fr)",
    version: "5.5rem",
    buttons: "10.5rem",
  },
  medium: {
    areas: ["name name name status buttons", "steps version intents status buttons"],
    columns: "auto auto minmax(0, 1fr) auto auto",
    height: "3.5rem",
  },
  narrow: {
    areas: ["name name name", "status status intents", "steps version buttons"],
    columns: "auto auto minmax(0, 1fr)",
    height: "5.875rem",
    lineGap: "0.25rem",
  },
});

// “+1 more” is higher than its line. Safari has no `overflow-clip-margin`, and would cut it off.
globalStyle(layout.cells.intents, {
  "@container": { [tableQueries.narrow]: { marginBlock: "-0.125rem", paddingBlock: "0.125rem" } },
});

// Equally wide for "Enable" and "Disable", so that View doesn't move.
export const buttons = style({
  display: "inline-grid",
  gridTemplateColumns: "auto minmax(4.5rem, auto)",
  gap: vars.space["2"],
});
