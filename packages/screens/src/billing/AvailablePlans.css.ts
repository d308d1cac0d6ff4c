import { style } from "@vanilla-extract/css";
import { cluster, stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { pageWidth } from "@understudy/ui/widths";

export const plan = style({
  ...stack(vars.space["4"]),
  padding: vars.space["5"],
  background: vars.color.surface.card,
  border: `1px solid ${vars.color.line.soft}`,
  borderRadius: vars.radius.large,
  "@container": { [pageWidth.phone]: { padding: vars.space["4"] } },
});

export const head = style({
  ...cluster(vars.space["2"]),
  justifyContent: "space-between",
  minBlockSize: "1.75rem",
});

export const price = style({
  ...vars.type.title,
});

export const choose = style({ display: "grid", gap: vars.space["2"], marginBlockStart: "auto" });
