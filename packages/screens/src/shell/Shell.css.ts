import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { flexRow, stack, stickyEdge, truncated } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageContainer, sidebarWidth, windowWidth } from "@understudy/ui/widths";

const { tiny, wide, roomy } = windowWidth;

const pageSize = "90rem";
// On a very wide screen, the header is aligned with the page.
const pageEdge = `max(${vars.space["8"]}, calc((100% - ${pageSize}) / 2 + ${vars.space["8"]}))`;

export const headerSize = "3.5rem";

const frameBase = style({ minBlockSize: "100dvh" });

export const frame = styleVariants(sidebarWidth, (width) => [
  frameBase,
  {
    "@media": {
      [wide]: {
        display: "grid",
        gridTemplateColumns: `${width}rem minmax(0, 1fr)`,
        transition: `grid-template-columns ${vars.motion.calm} ${vars.motion.ease}`,
      },
    },
  },
]);

export const skip = style({
  position: "fixed",
  insetBlockStart: vars.space["2"],
  insetInlineStart: vars.space["2"],
  zIndex: vars.layer.overlay,
  padding: `${vars.space["2"]} ${vars.space["4"]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  color: vars.color.text.link,
  ":focus": { boxShadow: vars.color.shadow.high },
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
  "@media": { print: { display: "none" } },
});

const slide = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(400%)" } });
const appear = keyframes({ from: { visibility: "hidden" } });

export const progress = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.overlay,
  blockSize: "2px",
  overflow: "hidden",
  // Faster navigations seem instant without it.
  animation: `${appear} 1ms 100ms backwards`,
  "::before": {
    content: "",
    display: "block",
    inlineSize: "25%",
    blockSize: "100%",
    background: vars.color.accent.solid,
    animation: `${slide} 1.1s ${vars.motion.ease} infinite`,
  },
});

export const sidebar = style({
  display: "none",
  "@media": {
    [wide]: {
      position: "sticky",
      insetBlockStart: 0,
      // Sticky elements get a compositing layer, and so does everything painted above them: two for each row of a
      // table. Painted last, the sidebar causes no others.
      zIndex: vars.layer.sticky,
      blockSize: "100dvh",
      ...stack(vars.space["6"]),
      padding: vars.space["4"],
      overflowY: "auto",
      overflowX: "hidden",
      background: vars.color.chrome.back,
      color: vars.color.chrome.text,
    },
  },
});

export const brand = style({
  ...flexRow(vars.space["2"]),
  minBlockSize: "2rem",
  // The mark begins where the entries' dots do.
  paddingInlineStart: vars.space["2"],
  color: vars.color.chrome.onActive,
});

export const brandName = style({
  ...vars.type.section,
  ...truncated,
});

export const fold = style({ marginBlockStart: "auto" });

export const body = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  minBlockSize: "100dvh",
});

/** Aligns the header and the notices with the page. */
const edges = {
  paddingInline: vars.space["4"],
  "@media": {
    [tiny]: { paddingInline: vars.space["2"] },
    [wide]: { paddingInline: vars.space["6"] },
    [roomy]: { paddingInline: pageEdge },
  },
};

export const header = style({
  position: stickyEdge,
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  ...flexRow(vars.space["3"]),
  minBlockSize: headerSize,
  paddingBlock: vars.space["1"],
  background: vars.color.surface.canvas,
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
  ...edges,
  "@media": {
    ...edges["@media"],
    // Enlarged text on a phone.
    [tiny]: { ...edges["@media"][tiny], flexWrap: "wrap" },
    print: { display: "none" },
  },
});

// Offsets the padding of borderless buttons to align their icons with the page.
const glyphInset = `calc((1.125rem - ${vars.control.medium}) / 2)`;

export const menuButton = style({ marginInlineStart: glyphInset, "@media": { [wide]: { display: "none" } } });

export const headerMark = style({
  flex: "none",
  color: vars.color.mark.performed,
  // Not with large text, where the buttons take the whole line.
  "@media": { [wide]: { display: "none" }, "(width < 20rem)": { display: "none" } },
});

export const account = style({
  ...flexRow(vars.space["1"]),
  marginInlineStart: "auto",
  // The last button's word ends where the page does.
  marginInlineEnd: `calc(-1 * ${vars.space["4"]})`,
  minInlineSize: 0,
  "@media": {
    [tiny]: { marginInlineEnd: `calc(-1 * ${vars.space["2"]})` },
    [wide]: { gap: vars.space["2"] },
  },
});

export const pagePadding = style(edges);

export const notices = style([
  pagePadding,
  { ...stack(vars.space["2"]), paddingBlockStart: vars.space["4"] },
]);

/** The padding below a page, and the height of the window that is left for it. */
export const pageEnd = createVar();
export const pageRoom = createVar();

export const main = style({
  vars: {
    [pageEnd]: vars.space["4"],
    [pageRoom]: `calc(100dvh - ${headerSize} - 2 * ${pageEnd})`,
  },
  flex: 1,
  ...pageContainer,
  inlineSize: "100%",
  maxInlineSize: pageSize,
  marginInline: "auto",
  padding: pageEnd,
  ":focus": { outline: "none" },
  "@media": {
    [tiny]: { paddingInline: vars.space["2"] },
    [wide]: { vars: { [pageEnd]: vars.space["6"] } },
    [roomy]: { vars: { [pageEnd]: vars.space["8"] } },
  },
});
