import { appearing, flexRow, square, stack, truncated } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";
import { brand, inPage, layer, onBrand, stripWidth, x, y } from "./place.css";

const paper = "#ffffff";
const ink = "#1f2a33";
const gray = "#5b6770";
const tint = "#f1f3f5";
const line = "#dfe3e7";

const launcherSize = "3.5rem";
const gap = "0.75rem";
const panelWidth = `min(21rem, 100% - 2 * ${gap})`;

/** Launcher and panel are positioned on the page, in one layer. */
export const widget = style({ position: "absolute", inset: 0, zIndex: layer, pointerEvents: "none" });

// Physical left and right: they don't depend on the console's text direction. Both sides set `left`, which can change
// gradually.
const changesSides = { transition: `left ${vars.motion.calm} ${vars.motion.ease}` };

const cornerBase = style({
  position: "absolute",
  bottom: y,
  ...changesSides,
  inlineSize: launcherSize,
  pointerEvents: "auto",
});

export const corner = styleVariants({
  left: [cornerBase, { left: x }],
  right: [cornerBase, { left: `calc(100% - ${x} - ${launcherSize})` }],
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
  color: onBrand,
  boxShadow: "0 6px 20px rgb(15 23 32 / 0.3)",
  overflow: "hidden",
  cursor: "pointer",
});

export const glyph = style({ flex: "none", ...square("1.5rem") });

export const logo = style({ flex: "none", ...square("2rem"), objectFit: "contain" });

const hotkeyBase = style({
  position: "absolute",
  top: "50%",
  translate: "0 -50%",
  padding: "0.25rem 0.625rem",
  borderRadius: vars.radius.small,
  background: ink,
  color: paper,
  fontSize: vars.size.tiny,
  whiteSpace: "nowrap",
});

export const hotkey = styleVariants({
  left: [hotkeyBase, { left: "calc(100% + 0.5rem)" }],
  right: [hotkeyBase, { right: "calc(100% + 0.5rem)" }],
});

// Above the launcher. In a strip, its header alone, beside the launcher.
const panelBase = style({
  position: "absolute",
  ...changesSides,
  ...appearing("calm"),
  ...stack("0"),
  borderRadius: "1rem",
  background: paper,
  color: ink,
  boxShadow: "0 20px 50px rgb(15 23 32 / 0.28), 0 2px 8px rgb(15 23 32 / 0.12)",
  overflow: "hidden",
  pointerEvents: "auto",
  bottom: `calc(${y} + ${launcherSize} + ${gap})`,
  inlineSize: panelWidth,
  blockSize: "27.5rem",
  maxBlockSize: `max(14rem, 100% - ${y} - ${launcherSize} - 2 * ${gap})`,
  "@media": {
    [stripWidth]: {
      selectors: {
        [`${inPage} &`]: {
          bottom: y,
          inlineSize: `calc(100% - ${x} - ${launcherSize} - 2 * ${gap})`,
          blockSize: launcherSize,
        },
      },
    },
  },
});

const fromEdge = `clamp(${gap}, ${x}, 100% - ${gap} - ${panelWidth})`;
const inStrip = (left: string) => ({
  "@media": { [stripWidth]: { selectors: { [`${inPage} &`]: { left } } } },
});

export const panel = styleVariants({
  left: [panelBase, { left: fromEdge, ...inStrip(`calc(${x} + ${launcherSize} + ${gap})`) }],
  right: [panelBase, { left: `calc(100% - ${fromEdge} - ${panelWidth})`, ...inStrip(gap) }],
});

export const head = style({
  flex: "none",
  ...flexRow("0.625rem"),
  minBlockSize: launcherSize,
  paddingInline: "1rem",
  background: brand,
  color: onBrand,
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: "1rem",
  fontWeight: vars.weight.strong,
  ...truncated,
});

export const headHotkey = style({
  flex: "none",
  "@media": { [stripWidth]: { selectors: { [`${inPage} &`]: { display: "none" } } } },
  padding: "0.0625rem 0.375rem",
  border: "1px solid currentcolor",
  borderRadius: vars.radius.small,
  fontSize: vars.size.tiny,
  whiteSpace: "nowrap",
});

export const talk = style({
  flex: 1,
  ...stack("0.625rem"),
  // The last message is the one in sight.
  justifyContent: "flex-end",
  minBlockSize: 0,
  padding: "1rem",
  overflow: "hidden",
  fontSize: vars.size.body,
  lineHeight: "1.4",
});

const bubble = style({
  flex: "none",
  maxInlineSize: "82%",
  padding: "0.5rem 0.875rem",
  borderRadius: "1.125rem",
});

export const asked = style([
  bubble,
  { alignSelf: "flex-end", borderEndEndRadius: "0.25rem", background: brand, color: onBrand },
]);

export const answered = style([
  bubble,
  { alignSelf: "flex-start", borderEndStartRadius: "0.25rem", background: tint },
]);

export const action = style({
  flex: "none",
  ...stack("0.625rem"),
  padding: "0.875rem",
  border: `1px solid ${line}`,
  borderRadius: vars.radius.large,
});

export const actionName = style({ fontWeight: vars.weight.strong });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: "1rem",
  fontSize: vars.size.small,
});

export const factName = style({ color: gray });

export const run = style({
  padding: "0.5rem",
  borderRadius: vars.radius.medium,
  background: brand,
  color: onBrand,
  fontWeight: vars.weight.medium,
  textAlign: "center",
});

export const entry = style({
  flex: "none",
  ...flexRow("0.5rem"),
  padding: "0.625rem 0.625rem 0.625rem 1rem",
  borderBlockStart: `1px solid ${line}`,
  color: gray,
  fontSize: vars.size.body,
});

export const typed = style({ flex: 1, minInlineSize: 0, ...truncated });

export const send = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  ...square("2.25rem"),
  borderRadius: vars.radius.round,
  background: brand,
  color: onBrand,
});

export const sendGlyph = style({ ...square("1.125rem") });
