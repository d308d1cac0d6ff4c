import { style, styleVariants } from "@vanilla-extract/css";
import { cardSurface, cluster } from "../theme/mixins";
import { vars } from "../theme/vars.css";
import { pageWidth } from "../theme/widths";

const column = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });
const surface = style([column, cardSurface]);

export const card = styleVariants({
  padded: [surface],
  edgeToEdge: [surface],
  plain: [
    column,
    {
      gap: vars.space["3"],
      // Its title is on the line of the one of the card beside it.
      paddingBlockStart: `calc(${vars.space["4"]} + 1px)`,
      "@container": { [pageWidth.phone]: { paddingBlockStart: vars.space["2"] } },
    },
  ],
});

/** From the middle of a small button to that of the title’s line. */
const titleInset = `calc((${vars.control.small} - ${vars.leading.snug} * ${vars.size.section}) / 2)`;

const headLine = style({
  ...cluster(`${vars.space["2"]} ${vars.space["4"]}`, "flex-start"),
  justifyContent: "space-between",
});
const padded = style({
  padding: `${vars.space["4"]} ${vars.space["5"]} 0`,
  "@container": { [pageWidth.phone]: { padding: `${vars.space["3"]} ${vars.space["4"]} 0` } },
});

export const head = styleVariants({
  padded: [headLine, padded],
  edgeToEdge: [headLine, padded],
  plain: [headLine, { alignItems: "baseline" }],
});

export const titles = style({
  display: "grid",
  minInlineSize: 0,
  // The title is on the line of the buttons, and of the titles of the cards beside it.
  paddingBlockStart: titleInset,
});

export const description = style({ color: vars.color.text.muted, fontSize: vars.size.small });

const fill = style({ flex: 1, minInlineSize: 0 });

export const body = styleVariants({
  edgeToEdge: [fill, { selectors: { [`${headLine} + &`]: { paddingBlockStart: vars.space["3"] } } }],
  padded: [
    fill,
    {
      padding: `${vars.space["4"]} ${vars.space["5"]} ${vars.space["5"]}`,
      selectors: { "&:first-child": { paddingBlockStart: vars.space["5"] } },
      "@container": {
        [pageWidth.phone]: {
          padding: `${vars.space["3"]} ${vars.space["4"]} ${vars.space["4"]}`,
          selectors: { "&:first-child": { paddingBlockStart: vars.space["4"] } },
        },
      },
    },
  ],
  plain: [fill],
});
