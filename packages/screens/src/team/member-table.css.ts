import { tableQueries } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { note } from "../shared/date-note.css";

export const role = style({ maxInlineSize: "10rem" });

/** Below the date's label, which the table puts after a dot. */
export const age = style([
  note,
  {
    "@container": {
      [tableQueries.narrow]: { "::before": { content: '"\\A0·\\A0" / ""', visibility: "hidden" } },
    },
  },
]);
