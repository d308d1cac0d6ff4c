import { style, styleVariants } from "@vanilla-extract/css";
import { cardSurface, cluster } from "../theme/mixins";
import { vars } from "../theme/vars.css";
import { pageWidth } from "../theme/widths";

export const card = style({ display: "flex", flexDirection: "column", minInlineSize: 0, ...cardSurface });

/** From the middle of a small button to that of the title’s line. */
const titleInset = `calc((${vars.control.small} - ${vars.leading.snug} * ${vars.size.section}) / 2)`;

export const head = style({
  ...cluster(`${vars.space["2"]} ${vars.space["4"]}`, "flex-start"),
  justifyContent: "space-between",
  padding: `${vars.space["4"]} ${vars.space["5"]} 0`,
  "@container": { [pageWidth.phone]: { padding: `${vars.space["3"]} ${vars.space["4"]} 0` } },
});

export const titles = style({
  display: "grid",
  minInlineSize: 0,
  // The title is on the line of the buttons, and of the titles of the cards beside it.
  paddingBlockStart: titleInset,
});

export const description = style({ color: vars.color.text.muted, fontSize: vars.size.small });

export const padding = styleVariants({
  none: { selectors: { [`${head} + &`]: { paddingBlockStart: vars.space["3"] } } },
  medium: {
    padding: `${vars.space["4"]} ${vars.space["5"]} ${vars.space["5"]}`,
    selectors: { "&:first-child": { paddingBlockStart: vars.space["5"] } },
    "@container": {
      [pageWidth.phone]: {
        padding: `${vars.space["3"]} ${vars.space["4"]} ${vars.space["4"]}`,
        selectors: { "&:first-child": { paddingBlockStart: vars.space["4"] } },
      },
    },
  },
});

export const body = style({ flex: 1, minInlineSize: 0 });
