import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LongText } from "./LongText";

test("a long text is not cut within an emoji", () => {
  const shown = renderToStaticMarkup(<LongText>{`${"a".repeat(399)}${"😀".repeat(100)}`}</LongText>);
  expect(shown.startsWith(`${"a".repeat(399)}…`)).toBe(true);
});
