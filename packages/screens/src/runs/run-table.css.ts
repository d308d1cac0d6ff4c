import { style } from "@vanilla-extract/css";
import { nameWithMark, truncated } from "../shared/name-cell";

export const name = style(nameWithMark("72rem"));

export const words = style(truncated);
