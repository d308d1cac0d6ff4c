/** Longer names are compared by their first characters. */
const longestRead = 160;

const isWordCharacter = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code >= 128;

/** The form for comparison: lowercase, without accents, and cut. */
export function folded(text: string): string {
  const read = text.slice(0, longestRead).toLowerCase();
  // oxlint-disable-next-line no-control-regex -- most names are ASCII and have no accents to remove
  return /^[\x00-\x7f]*$/.test(read) ? read : read.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

function isSubsequence(letters: readonly string[], text: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = text.indexOf(letter, from);
    if (at === -1) return false;
    from = at + 1;
  }
  return true;
}

const points = { letter: 1, wordStart: 6, neighbor: 7, begins: 6 } as const;

// Called a hundred thousand times per keystroke, so the table rows are allocated once.
const createRow = () => ({
  places: new Int16Array(longestRead),
  scores: new Float64Array(longestRead),
  size: 0,
});

const evenRow = createRow();
const oddRow = createRow();

const startsWord = (text: string, at: number) => !isWordCharacter(text.charCodeAt(at - 1));

/** The best score over all ways to match the letters in order: one row per letter, one entry per occurrence. */
function bestScore(letters: readonly string[], text: string): number {
  const none = Number.NEGATIVE_INFINITY;
  let [before, row, best]: [typeof evenRow, typeof evenRow, number] = [oddRow, evenRow, none];
  before.size = 0;
  let earliest = 0;
  for (const letter of letters) {
    let [passed, earlier] = [0, earliest];
    row.size = 0;
    best = none;
    for (let at = text.indexOf(letter); at !== -1; at = text.indexOf(letter, at + 1)) {
      let beside: number = none;
      for (; passed < before.size && (before.places[passed] ?? 0) < at; passed += 1) {
        const score = before.scores[passed] ?? none;
        earlier = Math.max(earlier, score);
        beside = before.places[passed] === at - 1 ? score + points.neighbor : none;
      }
      if (earlier === none) continue;
      const here =
        points.letter + (startsWord(text, at) ? points.wordStart : 0) + (at === 0 ? points.begins : 0);
      const score = here + Math.max(earlier, beside);
      row.places[row.size] = at;
      row.scores[row.size] = score;
      row.size += 1;
      best = Math.max(best, score);
    }
    [before, row, earliest] = [row, before, none];
  }
  return best;
}

/** The score of a folded text for a query; `null` if it doesn't match. */
export type Matcher = (text: string, otherWords?: string) => number | null;

/** The score of a match by a synonym: lower than any match by name. */
const byOtherWord = 0;

/**
 * Fuzzy matching: the letters of each query word must occur in order, so that `cws` finds Chat Widget Settings. Word starts and
 * consecutive letters score higher, and of equal matches the shorter wins. Synonyms match by prefix only.
 */
export function matcherOf(query: string): Matcher {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => word.split(""));
  const beginsIn = (text: string) => words.every((word) => ` ${text}`.includes(` ${word.join("")}`));
  return (text, otherWords = "") => {
    if (!words.every((word) => isSubsequence(word, text)))
      return otherWords !== "" && beginsIn(`${text} ${otherWords}`) ? byOtherWord : null;
    return words.reduce((sum, word) => sum + bestScore(word, text), 0) - text.length / longestRead;
  };
}

export interface Scored<T> {
  score: number;
  item: T;
}

/** Keeps the items with the highest scores; of equal ones, the first. */
export function topMatches<T>(most: number): {
  offer: (score: number | null, item: T) => void;
  best: readonly Scored<T>[];
} {
  const best: Scored<T>[] = [];
  return {
    best,
    offer(score, item) {
      if (score === null || (best.length === most && score <= (best.at(-1)?.score ?? 0))) return;
      const place = best.findIndex((one) => one.score < score);
      best.splice(place === -1 ? best.length : place, 0, { score, item });
      if (best.length > most) best.pop();
    },
  };
}
