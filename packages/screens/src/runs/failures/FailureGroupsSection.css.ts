import { cardSurface } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";

export const box = style({
  minInlineSize: 0,
  padding: `${vars.space["3"]} ${vars.space["4"]}`,
  ...cardSurface,
  "@media": { "(width < 40rem)": { paddingBlock: vars.space["2"] } },
});

/** As tall as the collapsed groups. */
export const awaited = style({
  display: "grid",
  alignContent: "center",
  blockSize: "1.5rem",
  maxInlineSize: "18rem",
});
