/** The form for comparison: lowercase, without accents. */
function folded(text: string): string {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- most texts are ASCII and have no accents to remove
  if (/^[\x00-\x7f]*$/.test(lower)) return lower;
  // Lowercase depends on the position: ΣΊΣΥΦΟΣ ends with another sigma than ΣΊΣ begins.
  return lower.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ς", "σ");
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
}

export const matchRanks = { whole: 0, begins: 1, words: 2, parts: 3 } as const;

/** How well a text matches a query, best first; `null` if it doesn't. */
type MatchRank = (typeof matchRanks)[keyof typeof matchRanks];

/** Every word of the query must be part of the text, in any case and without accents. The beginning of words ranks higher. */
export function matcherOf(query: string): (text: string) => MatchRank | null {
  const typed = folded(query.trim());
  const words = typed.split(/\s+/);
  return (text) => {
    const read = folded(text);
    if (!words.every((word) => read.includes(word))) return null;
    if (read === typed) return matchRanks.whole;
    if (read.startsWith(typed)) return matchRanks.begins;
    return words.every((word) => beginsWord(read, word)) ? matchRanks.words : matchRanks.parts;
  };
}

interface Ranked<T> {
  item: T;
  rank: number;
}

/** The first items of the best ranks. Not a sort, because a hundred thousand runs are ranked at each keystroke. */
export function bestMatches<T>(
  items: readonly T[],
  rankOf: (item: T) => number | null,
  most: number,
): Ranked<T>[] {
  const byRank: Ranked<T>[][] = [];
  for (const item of items) {
    const rank = rankOf(item);
    if (rank === null) continue;
    const alike = (byRank[rank] ??= []);
    if (alike.length < most) alike.push({ item, rank });
  }
  return byRank.flat().slice(0, most);
}
