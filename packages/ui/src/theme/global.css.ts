import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./vars.css";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", { WebkitTextSizeAdjust: "100%" });
globalStyle("body", {
  margin: 0,
  background: vars.color.surface.canvas,
  color: vars.color.text.main,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.body,
  fontFeatureSettings: '"cv11", "ss03"',
  textRendering: "optimizeLegibility",
  WebkitFontSmoothing: "antialiased",
});
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset", { margin: 0, padding: 0 });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { border: 0, minInlineSize: 0 });
globalStyle("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
// Firefox's own scrollbars ignore the dark color scheme on some systems.
globalStyle(":root", { scrollbarColor: `${vars.color.line.control} transparent` });
globalStyle("img, svg", { display: "block" });
// Back, forward, previous and next.
globalStyle(
  ":is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right):dir(rtl)",
  {
    scale: "-1 1",
  },
);
// Not for icons: Firefox leaves an element with a percentage out of its parent's minimum width.
globalStyle("img", { maxInlineSize: "100%" });
globalStyle("table", { borderCollapse: "collapse" });
globalStyle(":focus-visible", { outline: `2px solid ${vars.color.line.focus}`, outlineOffset: "2px" });
// Focused by script after a navigation, so that screen readers announce the page.
globalStyle("h1:focus", { outline: "none" });
// Forced colors replace what a hover changes.
globalStyle(
  ":is(button, a, input, select, textarea):hover:not(:focus-visible, :disabled, [aria-disabled=true], [aria-busy=true])",
  {
    "@media": {
      "(forced-colors: active) and (hover: hover)": {
        outline: "1px solid Highlight",
        outlineOffset: "-1px",
      },
    },
  },
);
globalStyle("a:hover", {
  "@media": { "(forced-colors: active) and (hover: hover)": { textDecoration: "underline" } },
});
globalStyle("::selection", { background: vars.color.accent.soft, color: vars.color.accent.onSoft });
globalStyle("*, *::before, *::after, ::backdrop", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      // Not 1 ms: what appears would be invisible until the next frame.
      animationDuration: "0s !important",
      animationIterationCount: "1 !important",
      // Every element transitions all properties by default, so 1 ms would delay each change of layout by a frame.
      transitionDuration: "0s !important",
    },
  },
});
