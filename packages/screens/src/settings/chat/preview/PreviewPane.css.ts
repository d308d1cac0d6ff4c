import { cluster } from "@understudy/ui/mixins";
import { vars } from "@understudy/ui/vars";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { previewHeight } from "@understudy/model";
import { headerSize } from "../../../shell/Shell.css";
import { beside } from "./place.css";

const stripHeight = "7.5rem";

export const tools = style({
  ...cluster(`${vars.space["1"]} ${vars.space["6"]}`),
  paddingInline: vars.space["4"],
  fontSize: vars.size.small,
  "@media": { [beside]: { paddingBlock: vars.space["2"] } },
});

// In a strip, there is no panel to close.
export const closing = style({ display: "none", "@media": { [beside]: { display: "block" } } });

export const off = style({ paddingBlock: vars.space["1"], color: vars.color.text.muted });

const stageBase = style({
  position: "relative",
  blockSize: stripHeight,
  borderRadius: vars.radius.large,
  overflow: "hidden",
  "@media": {
    [beside]: {
      blockSize: `${previewHeight}px`,
      borderStartStartRadius: 0,
      borderStartEndRadius: 0,
    },
  },
});

export const stage = styleVariants({ on: [stageBase], off: [stageBase, { opacity: 0.5 }] });

// Focused fields scroll clear of the strip.
globalStyle(`html:has(${stageBase})`, {
  scrollPaddingBlockStart: `calc(${headerSize} + ${stripHeight} + ${vars.space["8"]})`,
  "@media": { [beside]: { scrollPaddingBlockStart: "5rem" } },
});
