import { inlineRow } from "@understudy/ui/mixins";
import { tableQueries, vars } from "@understudy/ui/vars";
import { style, type StyleRule } from "@vanilla-extract/css";
import { nameWithMark, truncatedName } from "../shared/name-cell";

export const name = style(nameWithMark("(53rem <= width < 66rem)"));

export const words = style(truncatedName);

const onPhones = (rule: StyleRule): StyleRule => ({ "@container": { [tableQueries.phone]: rule } });

export const besideName = style({ display: "contents", ...onPhones({ display: "none" }) });

export const version = style(onPhones({ ...inlineRow(vars.space["2"]) }));

export const besideVersion = style({ display: "none", ...onPhones({ display: "contents" }) });

// Equally wide for "Enable" and "Disable", so that View doesn't move.
export const buttons = style({
  display: "inline-grid",
  gridTemplateColumns: "auto 4.5rem",
});
