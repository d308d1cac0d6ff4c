import { style, type StyleRule } from "@vanilla-extract/css";
import { cluster, hovered, inlineRow, square } from "../theme/mixins";
import { vars } from "../theme/vars.css";

// More space below the title than between a page's sections.
export const header = style({
  display: "grid",
  gap: vars.space["1"],
  minInlineSize: 0,
  paddingBlockEnd: vars.space["2"],
});

export const row = style({
  ...cluster(vars.space["3"], "flex-start"),
  justifyContent: "space-between",
  minInlineSize: 0,
});

// A long title wraps beside small actions, instead of moving them below it.
export const words = style({ flex: "1 1 8rem", display: "grid", gap: vars.space["0.5"], minInlineSize: 0 });

const titleHeight = `${vars.leading.tight} * ${vars.size.title}`;
const large: StyleRule = {
  ...vars.type.title,
  overflowWrap: "anywhere",
  textWrap: "balance",
};

export const title = style({
  ...large,
  // As high as a button, so that the title's position doesn't depend on having actions.
  paddingBlock: `calc((${vars.control.medium} - ${titleHeight}) / 2)`,
});

export const subjectTitle = style({ minInlineSize: 0 });

export const kind = style({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const subject = style({ ...large, display: "block" });

/** As high as one line of the subject. */
export const awaited = style({
  display: "grid",
  alignItems: "center",
  blockSize: `calc(${titleHeight})`,
});

export const meta = style({
  ...cluster(`${vars.space["1"]} ${vars.space["3"]}`),
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  selectors: { [`${subjectTitle} + &`]: { marginBlockStart: vars.space["1"] } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space["2"] });

export const back = style({
  ...inlineRow(vars.space["1"]),
  justifySelf: "start",
  minBlockSize: "1.5rem",
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  ...hovered({ color: vars.color.text.link, textDecoration: "underline", textUnderlineOffset: "0.2em" }),
});

// Offsets the icon's side bearing, so that the arrow aligns with the title.
export const arrow = style({
  ...square("0.9375rem"),
  marginInlineStart: "-0.125rem",
});
