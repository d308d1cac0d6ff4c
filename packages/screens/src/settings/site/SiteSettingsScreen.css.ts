import { style } from "@vanilla-extract/css";

/** Fields of at most 30rem, in the card's padding. */
export const form = style({ maxInlineSize: "calc(30rem + 2.5rem + 2px)" });
