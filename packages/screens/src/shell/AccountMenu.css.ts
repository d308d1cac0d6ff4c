import { stack, truncated, visuallyHidden } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style } from "@vanilla-extract/css";
import { windowWidth } from "@understudy/ui/widths";

export const heading = style({
  display: "none",
  "@media": {
    [windowWidth.phone]: {
      ...stack("0"),
      padding: `${vars.space["2"]} ${vars.space["3"]}`,
      marginBlockEnd: vars.space["1"],
      borderBlockEnd: `1px solid ${vars.color.line.soft}`,
    },
  },
});

export const caption = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  // The name is cut before buttons wrap.
  flexShrink: 999,
  minInlineSize: "3rem",
  lineHeight: vars.leading.tight,
  "@media": { [windowWidth.phone]: visuallyHidden },
});

const oneLine = { maxInlineSize: "100%", ...truncated };

export const name = style({ ...oneLine, fontWeight: vars.weight.medium });

export const email = style({ ...oneLine, color: vars.color.text.muted, fontSize: vars.size.small });
