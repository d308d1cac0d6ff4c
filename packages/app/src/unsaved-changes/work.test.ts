import { expect, test } from "vitest";
import { changed, followed, isNews, isUnsaved, isWork, saved } from "./work";

const isSame = (left: string, right: string) => left === right;

test("edits stand on what was stored when they began, whatever arrives meanwhile", () => {
  const first = changed(null, "stored", "typed");
  const second = changed(followed(first, isSame), "changed elsewhere", "typed more");
  expect(second).toEqual({ base: "stored", edit: "typed more" });
});

test("a form with nothing unsaved follows what arrives", () => {
  expect(followed({ base: "stored", edit: "stored" }, isSame)).toBeNull();
});

test.each([
  [null, null, false],
  [null, { name: "a" }, true],
  [{ name: "a" }, null, true],
  [{ name: "a" }, { name: "a" }, false],
  [{ name: "a" }, { name: "b" }, true],
])("after %j, %j is news: %s", (seen, stored, news) => {
  expect(isNews(seen, stored, (left, right) => left.name === right.name)).toBe(news);
});

test.each([
  [null, false],
  [{ base: "a", edit: "a" }, false],
  [{ base: "a", edit: "b" }, true],
])("%j is unsaved: %s", (work, unsaved) => {
  expect(isUnsaved(work, isSame)).toBe(unsaved);
});

test.each([
  [{ base: "a", edit: "ab" }, "ab", false],
  [{ base: "a", edit: "abc" }, "ab", true],
  [null, "a", false],
])("%j after “%s” was saved is unsaved: %s", (work, sent, unsaved) => {
  expect(saved(work, sent).base).toBe(sent);
  expect(isUnsaved(saved(work, sent), isSame)).toBe(unsaved);
});

test.each([
  [{ base: "a", edit: "b" }, true],
  [{ base: "a" }, false],
  [{ base: 1, edit: "b" }, false],
  ["text", false],
  [null, false],
])("%j is kept work: %s", (value, usable) => {
  expect(isWork((part): part is string => typeof part === "string")(value)).toBe(usable);
});
