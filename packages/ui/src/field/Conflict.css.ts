import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

const { warning } = vars.color.tone;

const frame = `1px solid ${warning.border}`;

// The sentence and the versions are siblings that look like one box.
export const sentence = style({
  display: "flex",
  gap: vars.space["2"],
  marginBlockStart: vars.space["2"],
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  border: frame,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
  fontSize: vars.size.small,
  background: warning.soft,
  color: warning.text,
  lineHeight: vars.leading.snug,
});

export const glyph = style({ inlineSize: "1em", blockSize: "1em", flex: "none", marginBlockStart: "0.2em" });

export const versions = style({
  containerType: "inline-size",
  border: frame,
  borderBlockStart: 0,
  borderEndStartRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
  background: vars.color.surface.card,
  fontSize: vars.size.small,
});

export const version = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `0 ${vars.space["3"]}`,
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line.soft}` } },
  "@container": { "(width >= 24rem)": { gridTemplateColumns: "3.5rem minmax(0, 1fr) auto" } },
});

export const whose = style({
  color: vars.color.text.muted,
  "@container": { "(width < 24rem)": { gridColumn: "1 / -1" } },
});

export const value = style({
  maxBlockSize: "10rem",
  overflow: "auto",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  fontWeight: vars.weight.medium,
});
