import { cluster } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { globalStyle, style } from "@vanilla-extract/css";

const buttonInset = "(0.625rem + 1px)";

export const line = style(cluster(`0 calc(${vars.space["1"]} + ${buttonInset})`));

// Its text begins at the value's edge where the button is below the value.
globalStyle(`${line} > button`, { marginInlineStart: `calc(-1 * ${buttonInset})` });
