import { expect, test } from "vitest";
import { linear, timeGrowth } from "../../testing/linear-time";
import { matcherOf } from "./search";

test.each([
  ["runs", "Runs", true],
  ["  Chat widget ", "Chat Widget", true],
  ["chat", "Chat Widget", true],
  ["wid", "Chat Widget", true],
  ["set chat", "Chat Widget Settings", true],
  ["conf", "button[name=confirm]", true],
  ["idge", "Chat Widget", true],
  ["chat idge", "Chat Widget", true],
  ["cws", "Chat Widget Settings", false],
  ["chat runs", "Chat Widget", false],
  ["cafe", "Café", true],
  ["CAFÉ", "the cafe", true],
  ["istanbul", "İstanbul’da bir masa ayırt", true],
  ["ΣΊΣ", "ΣΊΣΥΦΟΣ", true],
  ["STRAẞE", "straße", true],
  ["k", "20 \u{212A}", true],
  ["(1)+[2]", "C:\\new (1)+[2]", true],
  ["act_unnamed", "act_unnamed", true],
  ["act_un", "id act_unnamed", true],
])("%j in %j has a match: %j", (query, text, expected) => {
  expect(matcherOf(query)(text)).toBe(expected);
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
