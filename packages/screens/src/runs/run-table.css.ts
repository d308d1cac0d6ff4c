import { tableLayout } from "@understudy/ui/table-layout";
import { cluster, square, truncated } from "@understudy/ui/mixins";
import { tableQueries, vars } from "@understudy/ui/vars";
import { globalStyle, style, styleVariants, type StyleRule } from "@vanilla-extract/css";

export const layout = tableLayout({
  columns: {
    action: "minmax(13.25rem, 3fr)",
    status: "minmax(7.5rem, 1fr)",
    env: "minmax(7rem, 1fr)",
    duration: "5.25rem",
    started: "minmax(10.75rem, 1fr)",
    details: "7.5rem",
  },
  medium: {
    areas: ["action action action status details", "env duration started status details"],
    columns: "auto auto minmax(0, 1fr) auto auto",
    height: "4.75rem",
  },
  narrow: {
    // Names begin below each other, and environments beside their duration.
    areas: [
      "status status name name details",
      "reason reason reason reason details",
      "duration env env started details",
    ],
    parts: { action: ["name", "reason"] },
    columns: "minmax(3.75rem, max-content) 1.5rem minmax(3.25rem, 1fr) auto 1rem",
    height: "4.75rem",
  },
});

const onPhones = (rule: StyleRule): StyleRule => ({ "@container": { [tableQueries.narrow]: rule } });
const subgrid: StyleRule = {
  display: "grid",
  gridTemplateColumns: "subgrid",
  gridTemplateRows: "subgrid",
};

// At 320 px, the time is below the date.
globalStyle(layout.cells.started, onPhones({ minInlineSize: "min-content" }));
// The name is beside the status, and the reason below both: the cell covers the lines.
globalStyle(layout.cells.action, onPhones({ ...subgrid, gridRow: "1 / -1", gridColumn: "reason" }));

/** The name with its mark, and the reason below. A mark that doesn't fit beside the name precedes the reason. */
export const lines = style({
  ...cluster(`0 ${vars.space["2"]}`),
  minInlineSize: 0,
  lineHeight: vars.leading.tight,
  ...onPhones({ ...subgrid, gridArea: "1 / 1 / -1 / -1" }),
});

export const name = style({
  ...truncated,
  minInlineSize: 0,
  maxInlineSize: "100%",
  ...onPhones({ gridArea: "name", paddingBlock: vars.space["0.5"] }),
});

const onReasonsLine: StyleRule = { gridArea: "reason" };

const badge = style({ display: "flex", minInlineSize: 0 });
export const drift = styleVariants({
  alone: [badge, onPhones(onReasonsLine)],
  withReason: [badge, onPhones({ display: "none" })],
});

// On phones, the reason has its line to itself, and the mark is at the end of the duration's column.
const mark = style({
  display: "none",
  ...onPhones({ display: "flex", gridArea: "duration", justifySelf: "end", alignItems: "center" }),
});
globalStyle(`${mark} > svg`, square("0.8125rem"));
export const driftMark = styleVariants({
  open: [mark, { color: vars.color.tone.warning.text }],
  recovered: [mark],
});
export const besideMark = style(onPhones({ paddingInlineEnd: "1.25rem" }));

const text = style({
  ...truncated,
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.body,
  ...onPhones(onReasonsLine),
});
export const reason = styleVariants({
  alone: [text, { flex: "1 1 100%" }],
  // Too wide for the name's line, but not for the drift's.
  besideDrift: [text, { flex: "1 1 max(2.5rem, 100% - 10rem)" }],
});

/** On phones, where the whole row is the target, a chevron in place of the button. */
export const details = style({ position: "relative", display: "inline-grid" });
globalStyle(`${details} > a`, onPhones({ position: "absolute", inset: 0, opacity: 0 }));
globalStyle(
  `${details}:has(:focus-visible)`,
  onPhones({ outline: `2px solid ${vars.color.line.focus}`, borderRadius: vars.radius.small }),
);
export const awaitedDetails = style(onPhones({ display: "none" }));
export const chevron = style({
  display: "none",
  ...onPhones({ display: "block", ...square("1rem"), color: vars.color.text.muted }),
});
