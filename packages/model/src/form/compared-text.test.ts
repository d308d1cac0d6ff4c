import { expect, test } from "vitest";
import { fieldText } from "./compared-text";

test.each([
  ["Harbour Stay", "Harbour Stay"],
  ["Harbour Stay ", "Harbour Stay␣"],
  ["  Harbour", "␣␣Harbour"],
  [" ", "␣"],
  ["", "—"],
])("as one of two versions, the name “%s” is shown as “%s”", (name, shown) => {
  expect(fieldText(name)).toBe(shown);
});
