import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const section = style({
  color: vars.color.text.main,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  marginBlock: `${vars.space["4"]} ${vars.space["8"]}`,
});

const surface = {
  position: "relative",
  overflow: "hidden",
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.canvas,
} as const;

export const table = style({ borderCollapse: "collapse", maxInlineSize: "60rem" });
export const cell = style({
  padding: `${vars.space["1"]} ${vars.space["5"]} ${vars.space["1"]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line.soft}`,
  textAlign: "start",
  verticalAlign: "baseline",
});

const pair = { display: "grid", gap: vars.space["5"] };
export const pairs = styleVariants({
  narrow: { ...pair, gridTemplateColumns: "repeat(auto-fit, minmax(20rem, 1fr))" },
  wide: pair,
});

const verdict = {
  display: "flex",
  alignItems: "center",
  gap: vars.space["1"],
  fontWeight: vars.weight.strong,
};
export const verdicts = styleVariants({
  do: { ...verdict, color: vars.color.tone.good.text },
  dont: { ...verdict, color: vars.color.tone.bad.text },
});

const picture = {
  ...surface,
  borderRadius: 0,
  display: "grid",
  alignItems: "center",
  minBlockSize: "6rem",
  padding: vars.space["5"],
} as const;
export const pictures = styleVariants({
  do: { ...picture, borderBlockStart: `3px solid ${vars.color.tone.good.solid}` },
  dont: { ...picture, borderBlockStart: `3px solid ${vars.color.tone.bad.solid}` },
});
export const storyPicture = style({ inlineSize: "100%", border: 0, blockSize: "17rem" });

export const notes = style({ listStyle: "disc", paddingInlineStart: vars.space["5"] });
