/** Adds a step to the integer in a text. Undefined if there is no integer or no change. */
export const stepValue = (text: string, by: number): string | undefined =>
  by !== 0 && /^\s*[+-]?\d{1,15}\s*$/.test(text) ? String(Number(text) + by) : undefined;
