import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));
