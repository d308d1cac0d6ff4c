import { dash } from "@understudy/base";

/** One of two versions of a list, in lines that may differ only in the spaces at their ends. */
export const comparedList = (list: readonly string[]) => list.map(comparedText).join("\n");

/** Text of one of two versions that may differ only in the spaces at its ends, which are shown. */
export function comparedText(text: string): string {
  const spaces = (count: number) => "␣".repeat(count);
  const start = text.trimStart();
  const words = start.trimEnd();
  return spaces(text.length - start.length) + words + spaces(start.length - words.length) || dash;
}
