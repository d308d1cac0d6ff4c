import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space["2"],
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space["2"] } },
});

export const item = style({ minInlineSize: 0 });

export const upcoming = style({ visibility: "hidden" });
