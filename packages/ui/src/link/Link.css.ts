import { styleVariants } from "@vanilla-extract/css";
import { hovered } from "../theme/mixins";
import { vars } from "../theme/vars.css";

export const variant = styleVariants({
  accent: {
    color: vars.color.text.link,
    fontWeight: vars.weight.medium,
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
    ...hovered({ textDecorationThickness: "2px" }),
  },
  quiet: {
    color: vars.color.text.main,
    fontWeight: vars.weight.medium,
    textDecoration: "none",
    ...hovered({ color: vars.color.text.link, textDecoration: "underline", textUnderlineOffset: "0.2em" }),
  },
});
