import { stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { windowWidth } from "@understudy/ui/widths";
import { style, styleVariants } from "@vanilla-extract/css";

/** Fields of at most 30rem, in the card's padding. */
const formSize = "calc(30rem + 2.5rem + 2px)";

// Not a grid on small screens, where items would be sticky only within their row.
const pageBase = style(stack(vars.space["4"]));

/** The form's width is the same with and without something beside it, so that hiding it moves nothing. */
export const page = styleVariants({
  alone: [pageBase, { maxInlineSize: formSize }],
  withAside: [
    pageBase,
    {
      "@media": {
        [windowWidth.desktop]: {
          display: "grid",
          gridTemplate: `"header aside" auto "form aside" 1fr / minmax(0, ${formSize}) minmax(22rem, 1fr)`,
          columnGap: vars.space["6"],
        },
      },
    },
  ],
});

const area = (name: string) => ({ "@media": { [windowWidth.desktop]: { gridArea: name } } });

export const header = style(area("header"));
export const form = style({ minInlineSize: 0, ...area("form") });
/** Its content is sticky within the page. */
export const aside = style({
  display: "contents",
  "@media": { [windowWidth.desktop]: { display: "block", gridArea: "aside", minInlineSize: 0 } },
});
