import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const invited = style({
  display: "flex",
  flexDirection: "column",
  lineHeight: vars.leading.tight,
  gap: "0.125rem",
  "@container": { "(width < 40rem)": { lineHeight: "inherit", gap: 0 } },
});
