import { expect, test } from "vitest";
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

test.each(["a", "a ", "é", "-"])("searches a million times %j", (piece) => {
  expect(matcherOf("a b")(piece.repeat(1_000_000))).toBe(false);
});
