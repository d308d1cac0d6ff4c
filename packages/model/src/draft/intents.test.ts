import { expect, test } from "vitest";
import { action, actions, draft, drafts } from "../fixtures";
import { linear, timeGrowth } from "../testing/linear-time";
import { intentCollisions, intentIndex, normalizeIntent } from "./intents";

test.each([
  ["Book a room", "book a room"],
  ["  book   a\troom ", "book a room"],
  ["BOOK A ROOM!", "book a room"],
  ["book a room ?!", "book a room"],
  ["I can’t come", "i can't come"],
  ["ｂｏｏｋ", "book"],
  ["...", ""],
  ["", ""],
])("normalizes %j to %j", (intent, compared) => {
  expect(normalizeIntent(intent)).toBe(compared);
});

const none = intentIndex([], [], null);
const firstCollisions = (...args: Parameters<typeof intentCollisions>) =>
  intentCollisions(...args).map(({ first }) => first);

test("names the other row for a phrase used twice in a draft", () => {
  expect(firstCollisions(["Book", "else", "book!"], none)).toEqual([
    [{ kind: "row", index: 2 }],
    [],
    [{ kind: "row", index: 0 }],
  ]);
});

test("reports no collisions for empty rows", () => {
  expect(firstCollisions(["", " ", "?"], intentIndex([action({ intents: [""] })], [], null))).toEqual([
    [],
    [],
    [],
  ]);
});

test("names actions and other drafts that use the phrase, but not the draft itself", () => {
  const index = intentIndex(actions, drafts, "drf_move_stay");
  expect(firstCollisions(["Change my dates.", "Order a picnic", "sing a song"], index)).toEqual([
    [{ kind: "action", id: "act_change_dates", name: "Change the dates of a stay" }],
    [
      { kind: "action", id: "act_order_basket", name: "Order a picnic basket" },
      { kind: "draft", id: "drf_order_basket", name: "Order a picnic basket" },
    ],
    [],
  ]);
});

test("names an action or draft once, even if it is unnamed", () => {
  const index = intentIndex(
    [action({ id: null, name: null, intents: ["hey", "Hey!"] })],
    [draft({ id: null, name: "", intents: ["hey"] })],
    null,
  );
  expect(firstCollisions(["hey"], index)).toEqual([
    [
      { kind: "action", id: null, name: "an unnamed action" },
      { kind: "draft", id: null, name: "Untitled Draft" },
    ],
  ]);
});

test("treats names of object properties as phrases", () => {
  expect(firstCollisions(["__proto__", "constructor"], none)).toEqual([[], []]);
});

test("counts all collisions and keeps the first three", () => {
  const collisions = intentCollisions(
    Array.from({ length: 8_000 }, () => "Book"),
    none,
  );
  expect(collisions[1]).toEqual({
    count: 7_999,
    first: [0, 2, 3].map((index) => ({ kind: "row", index })),
  });
  expect(collisions.flatMap(({ first }) => first)).toHaveLength(24_000);
});

test("compares the first 1,000 characters of a phrase", () => {
  const compared = "b".repeat(1_000);
  expect(normalizeIntent(`${compared} and more`)).toBe(compared);
});

test.each(["!", " ", "! ", "a!", "ﷺ", "İ"])("takes linear time on phrases full of %j", (piece) => {
  expect(
    timeGrowth((size) => {
      const phrase = `a${piece.repeat(size)}x`;
      return () => normalizeIntent(phrase);
    }, 30_000),
  ).toBeLessThanOrEqual(linear);
});

test("takes linear time on many equal phrases", () => {
  expect(
    timeGrowth((size) => {
      const phrases = Array.from({ length: size }, () => "Book!");
      return () => intentCollisions(phrases, intentIndex([action({ intents: phrases })], [], null));
    }, 10_000),
  ).toBeLessThanOrEqual(linear);
});
