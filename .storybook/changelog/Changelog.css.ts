import { style } from "@vanilla-extract/css";
import { vars } from "@understudy/ui/vars";

export const changelog = style({ marginBlockEnd: vars.space["10"] });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(20rem, 1fr))",
  gap: vars.space["4"],
});

export const figure = style({ margin: 0, minInlineSize: 0 });

export const picture = style({
  display: "block",
  maxInlineSize: "100%",
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
});

export const caption = style({ color: vars.color.text.muted, fontSize: vars.size.small });
