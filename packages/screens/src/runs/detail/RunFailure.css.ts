import { cluster, flexRow, square, stack } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { style, styleVariants } from "@vanilla-extract/css";
import { headerSize } from "../../shell/Shell.css";
import { pageWidth } from "@understudy/ui/widths";

const { phone, wide } = pageWidth;

const { bad, warning } = vars.color.tone;

export const sections = style({
  ...stack(vars.space["4"]),
  minInlineSize: 0,
});

/** Below each other, or the screenshot beside the message and the timeline. */
const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["4"],
  alignItems: "start",
});
export const grid = styleVariants({
  column: [column],
  besideScreenshot: [
    column,
    { "@container": { [wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } } },
  ],
});

export const facts = style({ gridColumn: "1 / -1", minInlineSize: 0 });

export const failure = style({ display: "contents" });

const base = style({
  display: "grid",
  gap: vars.space["2"],
  minInlineSize: 0,
  padding: `${vars.space["4"]} ${vars.space["5"]}`,
  borderStyle: "solid",
  borderWidth: "1px",
  borderInlineStartWidth: "4px",
  borderRadius: vars.radius.large,
  background: vars.color.surface.card,
  "@container": { [phone]: { padding: `${vars.space["3"]} ${vars.space["4"]}` } },
});

const loading = { border: vars.color.line.soft, solid: vars.color.line.soft };

export const panel = styleVariants({ bad, warning, loading }, ({ border, solid }) => [
  base,
  { borderColor: border, borderInlineStartColor: solid },
]);

/** Stays in view while the timeline scrolls. */
export const screenshot = style({
  minInlineSize: 0,
  "@container": {
    [wide]: {
      gridColumn: 2,
      gridRow: "2 / span 2",
      position: "sticky",
      insetBlockStart: `calc(${headerSize} + ${vars.space["4"]})`,
    },
  },
});

export const head = style(flexRow(vars.space["2"]));

const glyphBase = style({ flex: "none", ...square("1.25rem") });
export const glyph = styleVariants({ bad, warning }, ({ text }) => [glyphBase, { color: text }]);

export const message = style({
  maxInlineSize: vars.measure,
  fontSize: vars.size.section,
  overflowWrap: "anywhere",
  // Keeps “10 s.” together at the end.
  textWrap: "pretty",
});

/** Labels above values, as in the facts. */
export const where = style(cluster(`${vars.space["2"]} ${vars.space["8"]}`, "flex-start"));

export const fact = style({ display: "grid", minInlineSize: 0 });

export const label = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const value = style({
  ...cluster(vars.space["1"]),
  minInlineSize: 0,
  // As high as the button, so that both values are on one line.
  minBlockSize: vars.control.small,
  fontWeight: vars.weight.medium,
});

/** At the end of the header, the icon is at the page's edge. */
export const copyReport = style({
  selectors: { "&:last-child": { marginInlineEnd: `calc(-1 * ${vars.space["4"]})` } },
});
