import { expect, test } from "vitest";
import { decodeActions } from "./action";
import { decodeDraft, decodeDrafts } from "./draft";
import { anyText, idText, shownText, shownTexts, text } from "./fields";

const megabyte = "x".repeat(1_000_000);

test("texts to display are cut at 100,000 characters", () => {
  for (const cut of [text(megabyte), shownText(megabyte), ...shownTexts([megabyte])])
    expect(cut).toHaveLength(100_000);
  expect(text("x".repeat(100_000))).toHaveLength(100_000);
  expect(text(`${"x".repeat(99_999)}👩`)).toBe("x".repeat(99_999));
});

test("texts to edit are never cut, so that saving doesn't lose any", () => {
  expect(anyText(megabyte)).toBe(megabyte);
  expect(decodeDraft({ name: megabyte, description: megabyte, intents: [megabyte] })).toMatchObject({
    name: megabyte,
    description: megabyte,
    intents: [megabyte],
  });
  const [listed] = [decodeDrafts([{ name: megabyte }])].flat();
  expect(listed).toMatchObject({ name: megabyte.slice(0, 100_000) });
});

test("IDs are never cut: a row with one of more than 10,000 characters has none", () => {
  expect(idText("x".repeat(10_000))).toHaveLength(10_000);
  expect(idText(megabyte)).toBeNull();
  expect(decodeActions([{ id: megabyte, name: "Book" }])).toMatchObject([{ id: null, name: "Book" }]);
});
