import { stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const page = style({ ...stack(vars.space["4"]), maxInlineSize: "60rem" });
