import { expect, test } from "vitest";
import { action, actions, draft, drafts } from "../../fixtures";
import { intentCollisions, intentIndex, sameIntent } from "./intents";

test.each([
  ["Book a room", "book a room"],
  ["  book   a\troom ", "book a room"],
  ["BOOK A ROOM!", "book a room"],
  ["book a room ?!", "book a room"],
  ["I can’t come", "i can't come"],
  ["ｂｏｏｋ", "book"],
  ["...", ""],
  ["", ""],
])("%j is heard as %j", (intent, heard) => {
  expect(sameIntent(intent)).toBe(heard);
});

const none = intentIndex([], [], null);

test("a phrase that comes twice in a draft names the other row", () => {
  expect(intentCollisions(["Book", "else", "book!"], none)).toEqual([
    [{ kind: "row", index: 2 }],
    [],
    [{ kind: "row", index: 0 }],
  ]);
});

test("empty rows collide with nothing", () => {
  expect(intentCollisions(["", " ", "?"], intentIndex([action({ intents: [""] })], [], null))).toEqual([
    [],
    [],
    [],
  ]);
});

test("actions and other drafts that use the phrase are named, the draft itself is not", () => {
  const index = intentIndex(actions, drafts, "drf_move_stay");
  expect(intentCollisions(["Change my dates.", "Order a picnic", "sing a song"], index)).toEqual([
    [{ kind: "action", id: "act_change_dates", name: "Change the dates of a stay" }],
    [
      { kind: "action", id: "act_order_basket", name: "Order a picnic basket" },
      { kind: "draft", id: "drf_order_basket", name: "Order a picnic basket" },
    ],
    [],
  ]);
});

test("whoever uses a phrase twice is named once; nobody is nameless", () => {
  const index = intentIndex(
    [action({ id: null, name: null, intents: ["hey", "Hey!"] })],
    [draft({ id: null, name: "", intents: ["hey"] })],
    null,
  );
  expect(intentCollisions(["hey"], index)).toEqual([
    [
      { kind: "action", id: null, name: "an action without a name" },
      { kind: "draft", id: null, name: "Untitled Draft" },
    ],
  ]);
});

test("phrases that bear the names of an object's own parts are phrases", () => {
  expect(intentCollisions(["__proto__", "constructor"], none)).toEqual([[], []]);
});
