import { expect, test } from "vitest";
import { decodeActions } from "./actions";
import { decodeDraft, decodeDrafts } from "./drafts";
import { anyText, idText, shownText, shownTexts, text } from "./values";

const megabyte = "x".repeat(1_000_000);

test("cuts displayed texts at 100,000 characters", () => {
  for (const cut of [text(megabyte), shownText(megabyte), ...shownTexts([megabyte])])
    expect(cut).toHaveLength(100_000);
  expect(text("x".repeat(100_000))).toHaveLength(100_000);
  expect(text(`${"x".repeat(99_999)}👩`)).toBe("x".repeat(99_999));
});

test("never cuts editable texts, so that saving loses nothing", () => {
  expect(anyText(megabyte)).toBe(megabyte);
  expect(decodeDraft({ name: megabyte, description: megabyte, intents: [megabyte] })).toMatchObject({
    name: megabyte,
    description: megabyte,
    intents: [megabyte],
  });
  const [listed] = [decodeDrafts([{ name: megabyte }])].flat();
  expect(listed).toMatchObject({ name: megabyte.slice(0, 100_000) });
});

test("drops numeric IDs that JSON has rounded", () => {
  expect(idText(Number.MAX_SAFE_INTEGER)).toBe("9007199254740991");
  expect(idText(JSON.parse("9007199254740993"))).toBeNull();
  expect(idText(JSON.parse("-9007199254740993"))).toBeNull();
  expect(idText("9007199254740993")).toBe("9007199254740993");
});

test("drops IDs of more than 10,000 characters instead of cutting them", () => {
  expect(idText("x".repeat(10_000))).toHaveLength(10_000);
  expect(idText(megabyte)).toBeNull();
  expect(decodeActions([{ id: megabyte, name: "Book" }])).toMatchObject([{ id: null, name: "Book" }]);
});
