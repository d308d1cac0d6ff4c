import { cluster } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { ringSize, stepPadding } from "../../shared/score.css";
import { style } from "@vanilla-extract/css";

export const step = style({
  display: "grid",
  gridTemplateColumns: `${ringSize} minmax(0, 1fr)`,
  columnGap: vars.space["3"],
  paddingBlock: stepPadding,
});

export const body = style({ display: "grid", gap: vars.space["1"], minInlineSize: 0 });

export const title = style({ ...cluster(`0 ${vars.space["2"]}`, "baseline"), minInlineSize: 0 });

export const sentence = style({
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
  textAlign: "match-parent",
});

export const selector = style({ minInlineSize: 0, fontSize: vars.size.small, overflowWrap: "anywhere" });

export const verdict = style({ marginInlineStart: "auto" });
