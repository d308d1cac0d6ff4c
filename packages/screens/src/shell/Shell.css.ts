import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

const wide = "screen and (width >= 768px)";

const pageSize = "90rem";
// On a very wide screen what is above the page begins and ends where the page does.
const pageEdge = `max(${vars.space["8"]}, calc((100% - ${pageSize}) / 2 + ${vars.space["8"]}))`;

export const headerSize = "3.5rem";

const frameBase = style({ minBlockSize: "100dvh" });

export const frame = styleVariants({ expanded: "16rem", collapsed: "5rem" }, (sidebarSize) => [
  frameBase,
  { "@media": { [wide]: { display: "grid", gridTemplateColumns: `${sidebarSize} minmax(0, 1fr)` } } },
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
});

const slide = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(400%)" } });

export const progress = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.overlay,
  blockSize: "2px",
  overflow: "hidden",
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
      // What stays while the page scrolls is a layer of its own to the browser, and whatever is painted after it may be over
      // it and becomes one, too: two for each row of a table. Painted last, it leaves the page in one piece.
      zIndex: vars.layer.sticky,
      blockSize: "100dvh",
      display: "flex",
      flexDirection: "column",
      gap: vars.space["6"],
      padding: `${vars.space["5"]} ${vars.space["4"]}`,
      overflowY: "auto",
      overflowX: "hidden",
      background: vars.color.chrome.back,
      color: vars.color.chrome.text,
    },
  },
});

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: "2rem",
  // The mark and the button below stand on the middle line of the navigation's icons.
  paddingInlineStart: "0.625rem",
  color: vars.color.chrome.onActive,
});

export const brandName = style({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  letterSpacing: "-0.01em",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const fold = style({ marginBlockStart: "auto", paddingInlineStart: "0.375rem" });

export const body = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  minBlockSize: "100dvh",
});

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: "flex",
  alignItems: "center",
  gap: vars.space["3"],
  minBlockSize: headerSize,
  padding: `${vars.space["1"]} ${vars.space["4"]}`,
  background: vars.color.surface.canvas,
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
  "@media": { [wide]: { paddingInline: pageEdge } },
});

// What has no edge of its own is pulled out by its padding: the glyph stands where the page below begins and ends.
const glyphInset = `calc((1.125rem - ${vars.control.medium}) / 2)`;

export const menuButton = style({ marginInlineStart: glyphInset, "@media": { [wide]: { display: "none" } } });

const roomy = "screen and (width >= 960px)";

export const search = style({
  display: "none",
  marginInlineStart: `calc(-1 * ${vars.space["4"]})`,
  "@media": { [roomy]: { display: "block" } },
});

export const account = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  marginInline: `auto ${glyphInset}`,
  minInlineSize: 0,
});

// Where room is short a name is cut off before a button wraps.
export const person = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["3"],
  flexShrink: 999,
  minInlineSize: "3rem",
  marginInlineEnd: vars.space["2"],
});

const narrow = "screen and (width < 480px)";

export const initial = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "2rem",
  blockSize: "2rem",
  borderRadius: vars.radius.round,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontWeight: vars.weight.strong,
  "@media": { [narrow]: { display: "none" } },
});

export const names = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  lineHeight: "1.25",
  "@media": { [narrow]: { maxInlineSize: "6.5rem" } },
});

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const name = style({ ...oneLine, fontWeight: vars.weight.medium });

export const email = style({ ...oneLine, color: vars.color.text.muted, fontSize: vars.size.tiny });

/** What is above the page begins and ends where the page does. */
export const pagePadding = style({
  paddingInline: vars.space["4"],
  "@media": { [wide]: { paddingInline: pageEdge } },
});

export const notices = style([
  pagePadding,
  {
    display: "flex",
    flexDirection: "column",
    gap: vars.space["2"],
    paddingBlockStart: vars.space["4"],
  },
]);

export const main = style({
  flex: 1,
  inlineSize: "100%",
  maxInlineSize: pageSize,
  marginInline: "auto",
  padding: vars.space["4"],
  ":focus": { outline: "none" },
  "@media": { [wide]: { padding: vars.space["8"] } },
});
