/** Index of the next name that starts with the typed letters. Repeating a letter cycles through its matches. */
export function findByTypeAhead(
  names: readonly string[],
  typed: string,
  current: number,
): number | undefined {
  const text = typed.toLowerCase();
  const repeated = text === text.charAt(0).repeat(text.length);
  const sought = repeated ? text.slice(0, 1) : text;
  const start = sought.length === 1 ? current + 1 : Math.max(current, 0);
  const order = names.map((_, step) => (start + step) % names.length);
  return order.find((at) => names[at]?.trim().toLowerCase().startsWith(sought));
}
