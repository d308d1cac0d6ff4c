/** A line for each fact that is known. */
export const labeledLines = (
  facts: readonly (readonly [label: string, value: string | number | null | undefined])[],
  line = (label: string, value: string | number) => `${label}: ${value}`,
): string[] =>
  facts.flatMap(([label, value]) => (value === null || value === undefined ? [] : line(label, value)));
