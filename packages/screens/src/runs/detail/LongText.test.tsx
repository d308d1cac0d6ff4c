import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LongText } from "./LongText";

test("doesn't cut an emoji in half", () => {
  const shown = renderToStaticMarkup(<LongText>{`${"a".repeat(399)}${"😀".repeat(100)}`}</LongText>);
  expect(shown.startsWith(`${"a".repeat(399)}…`)).toBe(true);
});
