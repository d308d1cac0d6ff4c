import { PatternSet } from "./aho-corasick";
import { decodedViews, type DecodedView } from "./decoded-views";
import { isSecretField, mask } from "./secret-fields";

type Step = Parameters<typeof isSecretField>[0] & { value: string | null };

// Lower case without changing any length, so that positions stay valid: only İ has a longer one, and ς depends on its place.
const foldCase = (text: string) => text.replaceAll("İ", "I").toLowerCase().replaceAll("ς", "σ");

/** Longer secrets are recognized by their beginning, which also finds them where a message was cut off. */
const longestPattern = 64;
/** Shorter secrets are masked only as whole words: “12” must not be masked within other numbers. */
const shortestPart = 4;

const wordCharacter = /[\p{L}\d]/u;
const isWithinWord = (text: string, start: number, end: number) =>
  wordCharacter.test(text.charAt(start - 1)) || wordCharacter.test(text.charAt(end));

type Range = readonly [start: number, end: number];

/** Merges the range with those it overlaps, which are the last. */
function addRange(ranges: Range[], start: number, end: number): void {
  let [first, after] = [start, end];
  for (let last = ranges.at(-1); last && last[1] > first; last = ranges.at(-1)) {
    [first, after] = [Math.min(first, last[0]), Math.max(after, last[1])];
    ranges.pop();
  }
  ranges.push([first, after]);
}

function merged(all: readonly Range[]): Range[] {
  const ranges: [number, number][] = [];
  for (const [start, end] of all.toSorted(([a], [b]) => a - b)) {
    const last = ranges.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

function replaced(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let shown = 0;
  for (const [start, end] of ranges) {
    parts.push(text.slice(shown, start), mask);
    shown = end;
  }
  return parts.join("") + text.slice(shown);
}

/**
 * Returns a function that masks what was typed into sensitive fields, in any letter case and also URL-, JSON- or
 * HTML-encoded. Takes time linear in the text, however many secrets there are.
 */
export function masker(steps: readonly Step[]): (text: string) => string {
  /** By pattern, the length of the longest secret that starts with it. */
  const secrets = new Map<string, number>();
  for (const step of steps) {
    if (step.value === null || !isSecretField(step)) continue;
    const trimmed = step.value.trim();
    for (const secret of [step.value, trimmed, trimmed.normalize("NFC"), trimmed.normalize("NFD")]) {
      if (trimmed === "") continue;
      const pattern = foldCase(secret.slice(0, longestPattern));
      secrets.set(pattern, Math.max(secrets.get(pattern) ?? 0, secret.length));
    }
  }
  if (secrets.size === 0) return (text) => text;
  const patterns = new PatternSet(secrets.keys());

  function rangesIn({ text, originalPosition }: DecodedView): Range[] {
    const folded = foldCase(text);
    const ranges: Range[] = [];
    for (const { end, length } of patterns.matches(folded)) {
      const start = end - length;
      if (length < shortestPart && isWithinWord(text, start, end)) continue;
      const whole = length < longestPattern ? length : (secrets.get(folded.slice(start, end)) ?? length);
      addRange(ranges, start, Math.min(start + whole, text.length));
    }
    return ranges.map(([start, end]) => [originalPosition(start), originalPosition(end)]);
  }

  return (text) => {
    const ranges: Range[] = [];
    for (const view of decodedViews(text)) for (const range of rangesIn(view)) ranges.push(range);
    return ranges.length === 0 ? text : replaced(text, merged(ranges));
  };
}
