import { style } from "@vanilla-extract/css";

export const role = style({ maxInlineSize: "10rem" });
