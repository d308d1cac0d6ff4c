import { style, styleVariants } from "@vanilla-extract/css";
import { listRow } from "../theme/measures";
import { cardSurface } from "../theme/mixins";
import { vars } from "../theme/vars.css";
import { paint } from "./bone.css";

const bone = style(paint);

// Shaped like the cards they replace, with a title and content.
const frame = style([
  {
    display: "grid",
    alignContent: "start",
    gap: vars.space["4"],
    padding: vars.space["5"],
    ...cardSurface,
    "::before": { ...paint, content: "", inlineSize: "min(45%, 8rem)", blockSize: "0.75rem" },
    "::after": { ...paint, content: "", inlineSize: "min(70%, 14rem)", blockSize: "1.25rem" },
  },
]);

// A row of a list: a name at the start, a short text at the end.
const row = style([
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    paddingInline: vars.space["3"],
    borderBlockEnd: `1px solid ${vars.color.line.soft}`,
    "::before": { ...paint, content: "", inlineSize: "34%", blockSize: "0.75rem" },
    "::after": { ...paint, content: "", inlineSize: "14%", blockSize: "0.75rem" },
    selectors: {
      "&:nth-child(3n + 2)::before": { inlineSize: "24%" },
      "&:nth-child(3n)::before": { inlineSize: "42%" },
    },
  },
]);

export const shape = styleVariants({
  line: [bone, { blockSize: "0.75rem" }],
  title: [bone, { blockSize: "1.25rem", inlineSize: "min(100%, 14rem)" }],
  block: [frame, { blockSize: "8rem" }],
  panel: [frame, { blockSize: "26rem" }],
  row: [row, { blockSize: listRow }],
});

export const bones = style({ display: "grid" });

export const apart = style({ gap: vars.space["3"], paddingBlock: vars.space["1"] });

// Shorter, like the last line of a paragraph.
export const paragraph = style({ selectors: { "&:last-child:not(:first-child)": { inlineSize: "62%" } } });
