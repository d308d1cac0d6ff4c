import { style } from "@vanilla-extract/css";
import { tableQueries, vars } from "@understudy/ui/vars";

export const dateWithNote = style({
  display: "flex",
  flexDirection: "column",
  lineHeight: vars.leading.tight,
  "@container": {
    // Inline, so that the cell truncates the note first; on phones the note has a line of its own.
    [tableQueries.stacked]: { display: "inline", lineHeight: "inherit" },
  },
});

export const note = style({
  "@container": {
    [tableQueries.stacked]: { "::before": { content: ['"·\\2002"', '"·\\2002" / ""'] } },
    [tableQueries.phone]: { display: "block", "::before": { content: "none" } },
  },
});
