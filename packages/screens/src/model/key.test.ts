import { expect, test } from "vitest";
import { formatLastUsed, keyNameToSend } from "./key";

test("a key that was never used says so", () => {
  expect(formatLastUsed(null)).toBe("Never");
  expect(formatLastUsed(Date.UTC(2026, 2, 4, 15, 6), "UTC")).toBe("Mar 4, 2026, 3:06 PM");
});

test.each([
  ["  Till 4 ", "Till 4"],
  ["", null],
  [" \t\n", null],
])("the name %j is sent as %j", (typed, sent) => {
  expect(keyNameToSend(typed)).toBe(sent);
});
