import { stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth, windowWidth } from "@understudy/ui/widths";
import { style, styleVariants } from "@vanilla-extract/css";

/** Tinted, to show what is beside the form as what visitors see. */
const stageColor = `color-mix(in srgb, ${vars.color.accent.soft} 60%, ${vars.color.surface.canvas})`;

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
export const form = style({ minInlineSize: 0, ...area("form") });

export const fields = style({
  padding: vars.space["5"],
  "@container": { [pageWidth.phone]: { padding: vars.space["4"] } },
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
