import { style, styleVariants } from "@vanilla-extract/css";
import { flexRow, stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { windowWidth } from "@understudy/ui/widths";

const formSize = "22rem";
const wide = windowWidth.desktop;

export const page = style({
  minBlockSize: "100dvh",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  "@media": { [wide]: { gridTemplateRows: "none", gridTemplateColumns: "minmax(0, 9fr) minmax(0, 11fr)" } },
});

export const entrance = style({
  display: "grid",
  placeItems: "center",
  padding: vars.space["6"],
  background: vars.color.surface.card,
});

export const brand = style({
  ...flexRow(vars.space["3"]),
  marginBlockEnd: vars.space["2"],
  ...vars.type.section,
});

export const stage = style({
  ...stack(vars.space["8"]),
  justifyContent: "center",
  alignItems: "center",
  minInlineSize: 0,
  padding: vars.space["6"],
  color: vars.color.chrome.onActive,
  background: `radial-gradient(ellipse 70% 80% at 60% 100%, ${vars.color.chrome.active}, transparent 70%), ${vars.color.chrome.back}`,
  "@media": { [wide]: { alignItems: "start", padding: vars.space["12"] } },
});

export const promise = style({
  maxInlineSize: "18ch",
  ...vars.type.title,
  textAlign: "center",
  textWrap: "balance",
  "@media": { [wide]: { fontSize: "clamp(2rem, 3.4vw, 3rem)", textAlign: "start" } },
});

export const picture = style({ inlineSize: "100%", maxInlineSize: "38rem" });

export const pictureText = style({ fontSize: "16px" });

export const pictureTitle = style({ fontWeight: vars.weight.strong });

export const form = style({ ...stack(vars.space["5"]), inlineSize: "100%", maxInlineSize: formSize });

export const welcome = style(stack(vars.space["1"]));

export const title = style({
  ...vars.type.title,
});

export const lead = style({ color: vars.color.text.muted });

const noticeBase = style({
  display: "grid",
  gap: vars.space["2"],
  overflowWrap: "anywhere",
  padding: `${vars.space["3"]} ${vars.space["4"]}`,
  border: "1px solid",
  borderRadius: vars.radius.medium,
});

export const notice = styleVariants(
  { bad: vars.color.tone.bad, info: vars.color.tone.info },
  ({ text, soft, border }) => [noticeBase, { color: text, background: soft, borderColor: border }],
);

export const reason = style({ color: vars.color.text.muted, fontSize: vars.size.small });

export const terms = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  textWrap: "balance",
});
