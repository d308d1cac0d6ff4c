import { style } from "@vanilla-extract/css";
import { visuallyHidden as hidden } from "../theme/mixins";

export const visuallyHidden = style(hidden);
