import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { folded, matcherOf } from "./match";

const best = (query: string, ...texts: string[]) => {
  const score = matcherOf(query);
  return texts
    .map((text) => ({ text, score: score(folded(text)) }))
    .filter((one) => one.score !== null)
    .toSorted((a, b) => Number(b.score) - Number(a.score))
    .map(({ text }) => text);
};

describe("finds", () => {
  test.each([
    ["letters in their order", "bkrm", "Book a room"],
    ["beginnings of words", "cws", "Chat Widget Settings"],
    ["words in any order", "room book", "Book a room"],
    ["without regard to capitals", "BOOK", "book"],
    ["without regard to accents", "creme brulee", "Crème brûlée bestellen"],
    ["without regard to accents in the query", "crème brûlée", "Creme brulee"],
    ["other scripts", "бронь", "Отменить бронь"],
    ["ids", "run_88", "run_8841"],
    ["everything for an empty query", "  ", "Anything"],
  ])("%s", (_, query, text) => {
    expect(best(query, text)).toEqual([text]);
  });
});

describe("does not find", () => {
  test.each([
    ["letters in another order", "koob", "Book a room"],
    ["a letter more often than it is there", "bookk", "Book a room"],
    ["one word of two", "book spa", "Book a room"],
    ["a letter beyond the compared length", "z", `${"a".repeat(1000)}z`],
  ])("%s", (_, query, text) => {
    expect(best(query, text)).toEqual([]);
  });
});

test("synonyms match at their beginning and score less", () => {
  const score = matcherOf("memb");
  expect(score("team", "members invite")).not.toBeNull();
  expect(Number(score("team", "members invite"))).toBeLessThan(Number(score("my empty memo book")));
  expect(score("team", "remember")).toBeNull();
  expect(matcherOf("team memb")("team", "members")).not.toBeNull();
});

describe("prefers", () => {
  test.each([
    ["the beginning", "se", ["Settings", "Browse"]],
    ["the beginning of a word", "set", ["Site Settings", "Reset"]],
    ["the whole to its parts", "runs", ["Runs", "Recent user notes"]],
    ["neighbors, then initials", "team", ["Team", "Take each map", "Steam bath"]],
    ["initials to scattered letters", "ak", ["API Keys", "Bake a cake"]],
    ["the shorter of two", "book", ["Book", "Book a room"]],
    ["the best place, not the first", "set", ["Last settings", "Basement"]],
  ])("%s", (_, query, order) => {
    expect(best(query, ...order.toReversed())).toEqual(order);
  });
});

test("words consist of letters and digits of any script", () => {
  const score = matcherOf("b");
  const scoresAfter = (all: string) => [...new Set(Array.from(all, (each) => score(folded(`x${each}bc`))))];
  const [inside = null] = scoresAfter("x");
  const [atStart = null] = scoresAfter(" ");
  expect(Number(atStart)).toBeGreaterThan(Number(inside));
  expect(scoresAfter("az09AZéжか漢")).toEqual([inside]);
  expect(scoresAfter("-_/:.`{@[\u007F")).toEqual([atStart]);
});

/** The score by trying every way to match the letters. */
function slowScore(word: string, text: string, last: number | null = null): number {
  if (word === "") return 0;
  const scores = Array.from(text, (letter, at) => {
    if (letter !== word[0] || (last !== null && at <= last)) return Number.NEGATIVE_INFINITY;
    const isStart = at === 0 || /[^a-z]/.test(text.charAt(at - 1));
    const place = 1 + (isStart ? 6 : 0) + (at === 0 ? 6 : 0) + (last !== null && at === last + 1 ? 7 : 0);
    return place + slowScore(word.slice(1), text, at);
  });
  return Math.max(Number.NEGATIVE_INFINITY, ...scores);
}

test("finds the best of all ways to match the letters", () => {
  const letters = (least: number, most: number, ...known: string[]) =>
    fc.string({ unit: fc.constantFrom(...known), minLength: least, maxLength: most });
  fc.assert(
    fc.property(letters(1, 4, "a", "b"), letters(1, 9, "a", "b", "c", " "), (word, text) => {
      const score = matcherOf(word)(text) ?? Number.NEGATIVE_INFINITY;
      expect(score + text.length / 160).toBeCloseTo(slowScore(word, text));
    }),
    { numRuns: 2_000 },
  );
});
