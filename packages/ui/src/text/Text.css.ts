import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const text = style({ overflowWrap: "anywhere", textWrap: "pretty" });

export const size = styleVariants({ small: { fontSize: vars.size.small } });

export const tone = styleVariants(vars.color.tone, ({ text: color }) => ({ color }));

export const variant = styleVariants({
  // Doesn't inherit a heavier weight.
  quiet: { color: vars.color.text.muted, fontWeight: vars.weight.body },
});

export const strong = style({ fontWeight: vars.weight.strong });
