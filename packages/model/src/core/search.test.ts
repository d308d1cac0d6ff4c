import { expect, test } from "vitest";
import { linear, timeGrowth } from "../../testing/linear-time";
import { bestMatches, matcherOf } from "./search";

test.each([
  ["runs", "Runs", 0],
  ["  Chat widget ", "Chat Widget", 0],
  ["chat", "Chat Widget", 1],
  ["wid", "Chat Widget", 2],
  ["set chat", "Chat Widget Settings", 2],
  ["conf", "button[name=confirm]", 2],
  ["idge", "Chat Widget", 3],
  ["chat idge", "Chat Widget", 3],
  ["cws", "Chat Widget Settings", null],
  ["chat runs", "Chat Widget", null],
  ["cafe", "Café", 0],
  ["CAFÉ", "the cafe", 2],
  ["istanbul", "İstanbul’da bir masa ayırt", 1],
  ["ΣΊΣ", "ΣΊΣΥΦΟΣ", 1],
  ["STRAẞE", "straße", 0],
  ["k", "20 \u{212A}", 2],
  ["(1)+[2]", "C:\\new (1)+[2]", 2],
  ["act_unnamed", "act_unnamed", 0],
  ["act_un", "id act_unnamed", 2],
])("%j in %j has the rank %j", (query, text, rank) => {
  expect(matcherOf(query)(text)).toBe(rank);
});

test("the best matches come first, equal ones in their order", () => {
  const items = ["A spa", "Despair", "Spa", "Spare", "Space", "Massage"];
  const best = (most: number) => bestMatches(items, matcherOf("spa"), most).map(({ item }) => item);
  expect(best(10)).toEqual(["Spa", "Spare", "Space", "A spa", "Despair"]);
  expect(best(2)).toEqual(["Spa", "Spare"]);
});

test.each(["a", "a ", "é", "-"])("takes linear time on texts full of %j", (piece) => {
  expect(
    timeGrowth((size) => {
      const text = piece.repeat(size);
      const match = matcherOf("a b");
      return () => match(text);
    }, 30_000),
  ).toBeLessThanOrEqual(linear);
});
