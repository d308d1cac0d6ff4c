/** Which of some names the typed letters mean, from the current one on; the same letter again goes round. */
export function found(names: readonly string[], typed: string, current: number): number | undefined {
  const text = typed.toLowerCase();
  const repeated = text === text.charAt(0).repeat(text.length);
  const sought = repeated ? text.slice(0, 1) : text;
  const start = sought.length === 1 ? current + 1 : Math.max(current, 0);
  const order = names.map((_, step) => (start + step) % names.length);
  return order.find((at) => names[at]?.trim().toLowerCase().startsWith(sought));
}
