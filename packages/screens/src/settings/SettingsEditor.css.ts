import { stack, stageColor } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth, windowWidth } from "@understudy/ui/widths";
import { pageEnd, pageRoom } from "../shell/Shell.css";
import { fallbackVar, style, styleVariants } from "@vanilla-extract/css";

const formSize = "30rem";

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
          gridTemplate: `"header aside" auto "form aside" 1fr / minmax(0, ${formSize}) minmax(20rem, 1fr)`,
          columnGap: vars.space["8"],
        },
      },
    },
  ],
});

const area = (name: string) => ({ "@media": { [windowWidth.desktop]: { gridArea: name } } });

export const header = style(area("header"));
/** Up to the window's end, where the save bar stays while a long form scrolls. */
export const form = style({
  minInlineSize: 0,
  marginBlockEnd: `calc(-1 * ${fallbackVar(pageEnd, "0px")})`,
  ...area("form"),
});

/** With the height of the page's header and the save bar; the card ends with its edge. */
const fieldsSize = (others: string) =>
  `calc(${fallbackVar(pageRoom, "0px")} + ${fallbackVar(pageEnd, "0px")} - ${others} - 1px)`;

// In a form shorter than the window, a failure takes its room from below the fields, so that no button moves.
export const fields = style({
  minBlockSize: fieldsSize("10.375rem"),
  padding: vars.space["5"],
  "@container": {
    [pageWidth.phone]: {
      minBlockSize: fieldsSize("9.875rem"),
      padding: vars.space["4"],
    },
  },
});

/** Its content is sticky within the page. */
export const aside = style({
  display: "contents",
  "@media": {
    [windowWidth.desktop]: {
      display: "grid",
      // What is in it begins on the form's first line.
      gridTemplateRows: "subgrid",
      gridArea: "aside",
      minInlineSize: 0,
      paddingInlineStart: vars.space["8"],
      // A stage up to the window's edge, which is further away than the page's.
      background: stageColor,
      boxShadow: `0 0 0 100vmax ${stageColor}`,
      clipPath: "inset(-100vmax -100vmax -100vmax 0)",
      selectors: { "&:dir(rtl)": { clipPath: "inset(-100vmax 0 -100vmax -100vmax)" } },
    },
  },
});
