import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css";

export const area = style({
  display: "block",
  paddingBlock: vars.space["2"],
  minBlockSize: "5rem",
  maxBlockSize: "24rem",
  resize: "vertical",
  lineHeight: vars.leading.body,
  fieldSizing: "content",
});
