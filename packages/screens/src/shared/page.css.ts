import { stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";

const page = style(stack(vars.space["4"]));

/** Pages whose content would be too far apart on a wide screen. */
export const narrowPage = styleVariants({
  list: [page, { maxInlineSize: "60rem" }],
  message: [page, { maxInlineSize: "35rem" }],
});
