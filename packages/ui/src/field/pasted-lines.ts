import type { ClipboardEvent } from "react";

/** The lines of a pasted text that aren't empty: a browser would join them in an input. */
export const pastedLines = ({ clipboardData }: ClipboardEvent): string[] =>
  clipboardData
    .getData("text")
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
