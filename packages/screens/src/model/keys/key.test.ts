import { expect, test } from "vitest";
import { keyNameToSend } from "./key";

test.each([
  ["  Till 4 ", "Till 4"],
  ["", null],
  [" \t\n", null],
])("the name %j is sent as %j", (typed, sent) => {
  expect(keyNameToSend(typed)).toBe(sent);
});
