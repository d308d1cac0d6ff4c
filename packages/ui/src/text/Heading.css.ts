import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const heading = style({
  ...vars.type.section,
  color: vars.color.text.main,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const size = styleVariants({
  section: {},
  body: { fontSize: vars.size.body },
  small: { fontSize: vars.size.small },
});
