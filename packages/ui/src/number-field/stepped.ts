/** The whole number in a text, moved; undefined when there is none or nothing to move. */
export const stepped = (text: string, by: number): string | undefined =>
  by !== 0 && /^\s*[+-]?\d{1,15}\s*$/.test(text) ? String(Number(text) + by) : undefined;
