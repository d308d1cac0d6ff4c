/** Adds a trimmed pattern, unless it is empty or a duplicate. */
export function addRoutePattern(patterns: readonly string[], entry: string): readonly string[] {
  const pattern = entry.trim();
  return pattern === "" || patterns.includes(pattern) ? patterns : [...patterns, pattern];
}
