import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const facts = style({
  display: "grid",
  // At most three columns, so that six facts fill two rows.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(max(11rem, 100% / 3 - 1.25rem), 100%), 1fr))",
  gap: `${vars.space["5"]} ${vars.space["6"]}`,
});

export const fact = style({ display: "grid", alignContent: "start", gap: vars.space["1"], minInlineSize: 0 });

export const label = style({ color: vars.color.text.muted, fontSize: vars.size.small });

export const value = style({
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textAlign: ["-webkit-match-parent", "match-parent"],
});
