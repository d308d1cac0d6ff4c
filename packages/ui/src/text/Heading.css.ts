import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const heading = style({
  fontWeight: vars.weight.strong,
  lineHeight: "1.3",
  color: vars.color.text.main,
  overflowWrap: "anywhere",
  textWrap: "balance",
});

export const size = styleVariants({
  lead: { fontSize: vars.size.lead, letterSpacing: "-0.008em" },
  body: { fontSize: vars.size.body },
  small: { fontSize: vars.size.small },
});
