import { cardSurface, coveringLink, hovered, square } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";
import { style } from "@vanilla-extract/css";

const panelBase = style({
  display: "grid",
  gap: vars.space["2"],
  padding: `${vars.space["4"]} ${vars.space["5"]}`,
  ...cardSurface,
  "@container": { [pageWidth.phone]: { padding: `${vars.space["3"]} ${vars.space["4"]}` } },
});

const { bad } = vars.color.tone;

// Inside the card, so that its text is in line with that of the other cards.
export const panel = style([
  panelBase,
  {
    position: "relative",
    borderColor: bad.border,
    "::before": {
      content: "",
      position: "absolute",
      insetBlock: "-1px",
      insetInlineStart: "-1px",
      borderInlineStart: `4px solid ${bad.solid}`,
      borderStartStartRadius: vars.radius.large,
      borderEndStartRadius: vars.radius.large,
    },
  },
]);
export const loading = panelBase;

export const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: vars.space["3"],
  paddingBlock: vars.space["1.5"],
});

/** A bar in the middle of a line of text, while it loads. */
export const pending = style({
  display: "block",
  inlineSize: "min(100%, 18rem)",
  background: `linear-gradient(${vars.color.line.soft} 0 0) center / 100% 0.75rem no-repeat`,
});

/** The whole line is the link. */
export const link = style({
  ...coveringLink,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  ...hovered({ textDecoration: "underline", textUnderlineOffset: "0.2em" }, `${item}:hover &`),
});

export const arrow = style({
  ...square("1rem"),
  alignSelf: "center",
  color: vars.color.text.muted,
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});

export const subject = style({ fontWeight: vars.weight.strong });

export const glyph = style({
  ...square("1.125rem"),
  alignSelf: "start",
  marginBlock: vars.space["0.5"],
  color: bad.text,
});
