import { style } from "@vanilla-extract/css";
import { stack } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const form = style({ ...stack(vars.space["4"]), minInlineSize: 0 });
