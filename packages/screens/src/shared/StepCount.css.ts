import { tableQueries } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

/** Stacked rows have no header that says “Steps”. */
export const unit = style({ "@container": { [tableQueries.columns]: { display: "none" } } });
