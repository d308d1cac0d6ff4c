import { flexRow, square, stack, truncated } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { brandTextColor } from "@understudy/model";
import { fainter, ink, paper } from "./MockSite.css";

export const x = createVar();
export const y = createVar();
export const layer = createVar();
export const brand = createVar();

const launcherSize = "3.5rem";

/** Launcher and panel are positioned on the page, in one layer. */
export const widget = style({ position: "absolute", inset: 0, zIndex: layer, pointerEvents: "none" });

const corner_ = style({ position: "absolute", bottom: y, ...flexRow("0.5rem"), pointerEvents: "auto" });

// Physical left and right: they don't depend on the console's text direction.
export const corner = styleVariants({
  left: [corner_, { left: x }],
  right: [corner_, { right: x, flexDirection: "row-reverse" }],
});

export const launcher = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  ...square(launcherSize),
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: brand,
  color: brandTextColor,
  boxShadow: "0 6px 18px rgb(0 0 0 / 0.28)",
  overflow: "hidden",
  cursor: "pointer",
});

export const glyph = style({ flex: "none", ...square("1.5rem") });

export const logo = style({ flex: "none", ...square("2rem"), objectFit: "contain" });

export const hotkey = style({
  padding: "0.125rem 0.5rem",
  borderRadius: vars.radius.small,
  background: ink,
  color: paper,
  fontSize: vars.size.tiny,
  whiteSpace: "nowrap",
});

const panel_ = style({
  position: "absolute",
  bottom: `calc(${y} + ${launcherSize} + 0.75rem)`,
  display: "flex",
  flexDirection: "column",
  inlineSize: "min(20rem, calc(100% - 1.5rem))",
  blockSize: "22rem",
  maxBlockSize: `max(12rem, calc(100% - ${y} - ${launcherSize} - 1.5rem))`,
  borderRadius: vars.radius.large,
  background: paper,
  color: ink,
  boxShadow: "0 16px 44px rgb(0 0 0 / 0.32)",
  overflow: "hidden",
  pointerEvents: "auto",
});

export const panel = styleVariants({
  left: [panel_, { left: `max(${x}, 0.75rem)` }],
  right: [panel_, { right: `max(${x}, 0.75rem)` }],
});

export const head = style({
  ...flexRow("0.625rem"),
  minBlockSize: "3.5rem",
  padding: "0.625rem 1rem",
  background: brand,
  color: brandTextColor,
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  ...truncated,
});

export const talk = style({
  flex: 1,
  ...stack("0.5rem"),
  minBlockSize: 0,
  padding: "1rem",
  overflow: "hidden",
  fontSize: vars.size.small,
});

const bubble = style({ maxInlineSize: "85%", padding: "0.5rem 0.75rem", borderRadius: vars.radius.large });
export const asked = style([bubble, { alignSelf: "flex-end", background: brand, color: brandTextColor }]);
export const answered = style([bubble, { alignSelf: "flex-start", background: fainter }]);

export const entry = style({
  margin: "0.75rem",
  padding: "0.5rem 0.75rem",
  border: `1px solid ${fainter}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.size.small,
  opacity: 0.7,
});
