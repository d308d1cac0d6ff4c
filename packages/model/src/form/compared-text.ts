import { dash } from "@understudy/base";
import { switchLabels } from "./form-texts";

/** One of two versions of a list, in lines that may differ only in the spaces at their ends. */
export const comparedList = (list: readonly string[]) => list.map(comparedText).join("\n");

/** Text of one of two versions that may differ only in the spaces at its ends, which are shown. */
export function comparedText(text: string): string {
  const spaces = (count: number) => "␣".repeat(count);
  const start = text.trimStart();
  const words = start.trimEnd();
  return spaces(text.length - start.length) + words + spaces(start.length - words.length) || dash;
}

/** A field's value as text, to compare two versions. */
export function fieldText(value: string | boolean | readonly string[]): string {
  if (typeof value === "boolean") return value ? switchLabels.on : switchLabels.off;
  return typeof value === "string" ? comparedText(value) : comparedList(value) || dash;
}
