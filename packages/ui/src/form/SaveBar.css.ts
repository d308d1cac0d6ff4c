import { globalStyle, style } from "@vanilla-extract/css";
import { inlineRow, stickyEdge } from "../theme/mixins";
import { vars } from "../theme/vars.css";
import { pageWidth } from "../theme/widths";

const { phone } = pageWidth;

export const bar = style({
  position: stickyEdge,
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["3"],
  paddingBlock: vars.space["3"],
  borderBlockStart: `1px solid ${vars.color.line.soft}`,
  background: vars.color.surface.canvas,
  "@media": { print: { display: "none" } },
  "@container": { [phone]: { rowGap: vars.space["1"], paddingBlock: vars.space["2"] } },
});

// Messages have a line of their own. In a box with the buttons, or else the box would count as moved.
globalStyle(`${bar} > *`, { flexBasis: "100%" });

export const foot = style({
  // Above the card's edge, as at the end of the page: the buttons are in the same place. Its shadow covers what scrolls.
  insetBlockEnd: "1px",
  boxShadow: `0 1px ${vars.color.surface.card}`,
  paddingInline: vars.space["5"],
  borderEndStartRadius: vars.radius.large,
  borderEndEndRadius: vars.radius.large,
  background: vars.color.surface.card,
  "@container": { [phone]: { paddingInline: vars.space["4"] } },
});

export const state = style({
  display: "grid",
  flex: "1 1 0",
  minInlineSize: 0,
  // On phones, a text takes a line of its own above the buttons.
  "@container": { [phone]: { flex: "none", maxInlineSize: "100%" } },
});

// One over the other while a text fades out.
globalStyle(`${state} > *`, { gridArea: "1 / 1" });

export const unsaved = style({
  ...inlineRow(vars.space["2"]),
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  selectors: {
    "&:not(:empty)::before": {
      content: "",
      borderRadius: vars.radius.round,
      border: `0.1875rem solid ${vars.color.text.link}`,
    },
  },
});

export const actions = style({
  display: "flex",
  flex: "none",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space["2"],
  maxInlineSize: "100%",
  marginInlineStart: "auto",
});

// Room for three buttons on phones.
globalStyle(`${actions} > button`, {
  "@container": { [phone]: { paddingInline: vars.space["2"] } },
});
