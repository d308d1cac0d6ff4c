import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "../theme/mixins";
import { tableQueries, vars } from "../theme/vars.css";

export const time = style({ whiteSpace: "nowrap" });

export const part = style({ whiteSpace: "nowrap" });

/** Rows on phones put the time beside other values and have no room for what is the same in most of them. */
export const thisYear = style({ "@container": { [tableQueries.narrow]: visuallyHidden } });

export const utc = style({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.body,
});

export const relative = style({ color: vars.color.text.muted, whiteSpace: "nowrap" });
