import { style } from "@vanilla-extract/css";
import { tableQueries, vars } from "@understudy/ui/vars";

export const role = style({ maxInlineSize: "10rem" });

export const invited = style({
  display: "flex",
  flexDirection: "column",
  lineHeight: vars.leading.tight,
  "@container": {
    // Inline, so that the cell truncates the age first; on phones the age has a line of its own.
    [tableQueries.stacked]: { display: "inline", lineHeight: "inherit" },
  },
});

export const age = style({
  "@container": {
    [tableQueries.stacked]: { "::before": { content: '"·\\2002" / ""' } },
    [tableQueries.phone]: { display: "block", "::before": { content: "none" } },
  },
});
